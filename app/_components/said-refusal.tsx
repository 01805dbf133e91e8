'use client';
import { explainRefusal } from '#lib/messages/format/refusals.ts';
import type { Refused } from '../_connection/failure.ts';
import { FailureBanner } from './failure-banner.tsx';

/** Shows a refusal with the text of the rule that refused. */
export const SaidRefusal = ({ refusal }: Refused) => <FailureBanner {...explainRefusal(refusal)} />;
