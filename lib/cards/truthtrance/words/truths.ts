/** What is asked and answered under a Truthtrance. */
import type { Truth, TruthQuestion } from '../../../table/truth.ts';
import { theFaction } from '../../../words/names.ts';
import { capital } from '../../../words/numbers.ts';

const TRUTHS: Record<Truth, string> = {
  yes: 'Yes',
  no: 'No',
  'no-fact': 'That is no question of fact',
};

/** An answer under a Truthtrance, as it is given. */
export const nameOfTruth = (truth: Truth): string => TRUTHS[truth];

/** A question and how far it has come: `Harkonnen asks Atreides: “Do you hold a lasgun?” Yes.` */
export function sayTruth({ by, of, words, told }: Omit<TruthQuestion, 'id' | 'turn'>): string {
  const asked = `${capital(theFaction(by))} asks ${theFaction(of)}: “${words}”`;
  return told === null ? asked : `${asked} ${nameOfTruth(told)}.`;
}
