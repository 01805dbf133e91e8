/** What others can hang on to as a turn ends, in the words of the rulebook. */
import type { GameState } from '../../model/state.ts';

/** What powers can touch of it. */
export interface MentatPauseSteps {
  /**
   * Its faction wins, its allies with it. The edition says whether it is asked at the end of each turn or of the last
   * one, before or after the count of strongholds.
   */
  readonly wins?: (state: GameState) => boolean;
}

/** The strongholds of a turn are counted. */
export const STRONGHOLDS_COUNTED = 'StrongholdsCounted';
/** A correction touched what was counted, so the game is not won any more. */
export const VICTORY_REOPENED = 'VictoryReopened';
