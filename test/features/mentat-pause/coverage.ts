/** The kinds of random games that can reach the questions and events of this feature. */
import { inBattles, inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'mentatPause'> = {
  // An early count begins right after the battles.
  MentatPauseBegan: inBattles,
  BoardChecked: inTurns,
  BoardCheckWithdrawn: inTurns,
  BoardAgreed: inTurns,
  StrongholdsCounted: inTurns,
  PredictionAnswered: inTurns,
  GameWon: inTurns,
  VictoryReopened: inTurns,
  MentatPauseEnded: inTurns,
};

export const prompts: MetPrompts<'mentatPause'> = {
  'check-board': inTurns,
  'open-prediction': inTurns,
};
