/** The event creator of the end of the game, for other features. */
import type { GameState } from '../../model/state.ts';
import type { PauseEvent } from './contract.ts';

/** Creates the event that the last factions in play have won. @rules R-262 */
export const wonByTheLast = ({ seating, turn }: GameState): PauseEvent => ({
  type: 'GameWon',
  victory: { winners: seating.map(({ faction }) => faction), turn, how: { kind: 'last-in-play' } },
});
