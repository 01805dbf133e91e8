/** The question and the answer of a Truthtrance. */
import type { Truth, TruthQuestion } from '../../../model/truth.ts';
import { formatAsked } from '../labels.ts';

const TRUTHS: Record<Truth, string> = {
  yes: 'Yes',
  no: 'No',
  'no-fact': 'That is no question of fact',
};

/** Returns an answer to a Truthtrance. */
export const truthName = (truth: Truth): string => TRUTHS[truth];

/**
 * Returns a question, with its answer once there is an answer: `Harkonnen asks Atreides: “Do you hold a lasgun?” Yes.`
 */
export const formatTruth = ({ told, ...asked }: Omit<TruthQuestion, 'id' | 'turn'>): string =>
  told === null ? formatAsked(asked) : `${formatAsked(asked)} ${truthName(told)}.`;
