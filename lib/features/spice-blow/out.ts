/** The cards that have left the spice deck. They are counted for each pile, because a pile may have its own deck. */
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { SpiceOut } from './contract.ts';

const NONE: SpiceOut = { territories: [], worms: 0 };

/** Records that a pile has taken a territory out of its deck. */
export const withTerritoryOut = (state: GameState, pile: number, territory: TerritoryId): GameState =>
  changed(state, pile, ({ territories, worms }) => ({ territories: [...territories, territory], worms }));

/** Records that a pile has taken worms out of its deck, or that worms go back (a negative number). */
export const withWormsOut = (state: GameState, pile: number, count: number): GameState =>
  changed(state, pile, ({ territories, worms }) => ({ territories, worms: Math.max(0, worms + count) }));

/** Records that the cards of this pile are in its deck again; `null` means the cards of all piles. */
export const withNoneOut = (state: GameState, pile: number | null): GameState =>
  pile === null ? { ...state, spiceOut: [] } : changed(state, pile, () => NONE);

const changed = (state: GameState, pile: number, change: (out: SpiceOut) => SpiceOut): GameState => ({
  ...state,
  spiceOut: Array.from({ length: Math.max(state.spiceOut.length, pile + 1) }, (_, at) => {
    const out = state.spiceOut[at] ?? NONE;
    return at === pile ? change(out) : out;
  }),
});
