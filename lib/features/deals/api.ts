/** Queries about deals, for other features. */
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Returns the spice that a faction has offered to pay at once, in all open offers. The faction pays as soon as the
 * other side accepts.
 */
export const spiceOffered = ({ proposals }: GameState, faction: FactionId): number =>
  proposals.reduce(
    (sum, { by, terms: { now }, declined }) =>
      by === faction && now?.by === faction && !declined ? sum + now.amount : sum,
    0,
  );
