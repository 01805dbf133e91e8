/** Where a turn goes on, and what ends with it. */
import type { GameState } from './state.ts';
import type { StrongholdCount } from './victory.ts';

/** The strongholds as they were counted at the end of this turn; `null` before that. */
export const countOfTurn = ({ counts, turn }: GameState): StrongholdCount | null =>
  counts.find((count) => count.turn === turn) ?? null;

/** A new turn: what lasts one turn is over. Whatever else lasts a turn ends here. */
export const withNewTurn = (state: GameState, turn: number): GameState => ({
  ...state,
  turn,
  leaders: state.leaders.map((disc) => ({ ...disc, foughtIn: null, diedIn: [] })),
});
