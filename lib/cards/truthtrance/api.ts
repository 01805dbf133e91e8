import type { GameState } from '../../model/state.ts';
import type { TruthQuestion } from '../../model/truth.ts';

/** Somebody has answered under a Truthtrance. */
export const TRUTH_TOLD = 'TruthTold';

/** Questions under a Truthtrance that are not answered yet; battle plans stay closed until they are. */
export const openQuestions = ({ truths }: GameState): readonly TruthQuestion[] =>
  truths.filter(({ told }) => told === null);
