'use client';
import { explainRefusal } from '#lib/messages/format/refusals.ts';
import type { Refused } from '../_connection/failure.ts';
import { FailureBanner } from './failure-banner.tsx';

/** A refusal in the words of the rule that refused it. */
export const SaidRefusal = ({ refusal }: Refused) => <FailureBanner {...explainRefusal(refusal)} />;
