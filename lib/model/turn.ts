/** Changes of the turn, and the lifetimes that end with a turn. */
import type { GameState } from './state.ts';
import type { StrongholdCount } from './victory.ts';

/** The turn limit of a game without one. No game reaches it. */
export const UNLIMITED_TURNS = 99;

/** Whether a game with this turn limit ends at some turn. */
export const isLimited = (turnLimit: number): boolean => turnLimit < UNLIMITED_TURNS;

/** Returns the strongholds as counted at the end of this turn; `null` until the turn ends. */
export const countOfTurn = ({ counts, turn }: GameState): StrongholdCount | null =>
  counts.find((count) => count.turn === turn) ?? null;

/** Begins a new turn and ends everything that lasts one turn. */
export const withNewTurn = (state: GameState, turn: number): GameState => ({
  ...state,
  turn,
  leaders: state.leaders.map((disc) => ({ ...disc, foughtIn: null, diedIn: [] })),
});
