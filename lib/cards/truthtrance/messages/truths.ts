/** What is asked and answered under a Truthtrance. */
import type { Truth, TruthQuestion } from '../../../model/truth.ts';
import { formatAsked } from '../labels.ts';

const TRUTHS: Record<Truth, string> = {
  yes: 'Yes',
  no: 'No',
  'no-fact': 'That is no question of fact',
};

/** An answer under a Truthtrance, as it is given. */
export const truthName = (truth: Truth): string => TRUTHS[truth];

/** A question and how far it has come: `Harkonnen asks Atreides: “Do you hold a lasgun?” Yes.` */
export const formatTruth = ({ told, ...asked }: Omit<TruthQuestion, 'id' | 'turn'>): string =>
  told === null ? formatAsked(asked) : `${formatAsked(asked)} ${truthName(told)}.`;
