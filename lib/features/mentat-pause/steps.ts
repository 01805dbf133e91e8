/** The steps of the end of a turn for powers, and its events, in the words of the rulebook. */
import type { GameState } from '../../model/state.ts';

/** The steps of the end of a turn for powers. */
export interface MentatPauseSteps {
  /**
   * Whether its faction wins, with its allies. The edition says whether this is checked at the end of each turn or of
   * the last, before or after the count of strongholds.
   */
  readonly wins?: (state: GameState) => boolean;
}

/** The event type when the strongholds of a turn are counted. */
export const STRONGHOLDS_COUNTED = 'StrongholdsCounted';
/** The event type when a correction reopens a won game. */
export const VICTORY_REOPENED = 'VictoryReopened';
