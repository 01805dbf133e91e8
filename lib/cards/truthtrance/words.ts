import type { Truth, TruthQuestion } from '../../table/truth.ts';
import { theFaction } from '../../words/names.ts';
import { capital } from '../../words/numbers.ts';
import type { Words } from '../../words/words.ts';
import type { TruthContract } from './contract.ts';

export const truthtranceWords: Words<TruthContract> = {
  questions: {
    'tell-truth': {
      lead: 'A Truthtrance: you must answer, and answer truly. It asks for facts, or for what you are about to do; not for plans.',
      owed: 'the truth',
      byDefault: 'It counts as a question that asks for no fact.',
    },
  },
  told: {
    'truth-asked': ({ by, of, words }) => `${theFaction(by)} asked ${theFaction(of)} “${words}” under a Truthtrance.`,
    'truth-told': ({ of, words, told }) => `${theFaction(of)} answered “${words}”: ${nameOfTruth(told).toLowerCase()}.`,
  },
};

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
