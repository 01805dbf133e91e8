import type { GameState } from '../../model/state.ts';
import type { TruthQuestion } from '../../model/truth.ts';

/** The type of the event that answers a Truthtrance. */
export const TRUTH_TOLD = 'TruthTold';

/** Returns the Truthtrance questions without an answer. Battle plans stay closed until every question has an answer. */
export const openQuestions = ({ truths }: GameState): readonly TruthQuestion[] =>
  truths.filter(({ told }) => told === null);
