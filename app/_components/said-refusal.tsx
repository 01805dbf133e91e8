'use client';
import { explainRefusal } from '#lib/messages/format/refusals.ts';
import type { Refused } from '../_connection/why.ts';
import { Said } from './said.tsx';

/** A refusal in the words of the rule that refused. */
export const SaidRefusal = ({ refusal }: Refused) => <Said {...explainRefusal(refusal)} />;
