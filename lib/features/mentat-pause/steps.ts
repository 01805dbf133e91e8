/** The steps of the end of a turn for powers, and its events, in the words of the rulebook. */
import type { GameState } from '../../model/state.ts';

/** The steps of the end of a turn for powers. */
export interface MentatPauseSteps {
  /**
   * Whether the faction of this power wins, with its allies. The edition says when this is checked: at the end of each
   * turn or of the last turn, before or after the count of strongholds.
   */
  readonly wins?: (state: GameState) => boolean;
}

/** The type of the event that counts the strongholds of a turn. */
export const STRONGHOLDS_COUNTED = 'StrongholdsCounted';
/** The type of the event that opens a won game again after a correction. */
export const VICTORY_REOPENED = 'VictoryReopened';
