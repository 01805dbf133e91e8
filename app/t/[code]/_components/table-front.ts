import { pairOf, type EditionId, type FactionId, type FactionPair, type Layer, type PlayerCircle } from '#client';

/** What everybody may see of a table before sitting down. */
export interface TableFront {
  readonly code: string;
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly seating: readonly FrontSeat[];
  /** Which factions belong together, where two people play two each. */
  readonly pairs: readonly FactionPair[];
  /** The game has begun: free seats are given out at the desk. */
  readonly fromDesk: boolean;
}

export interface FrontSeat {
  readonly faction: FactionId;
  readonly circle: PlayerCircle;
  readonly takenBy: string | null;
  /** Who played it last, where nobody does any more. */
  readonly was: string | null;
}

/** What one person sits down to: one faction, or both of a pair. */
export type Place = readonly FrontSeat[];

/** Every place of the table, in the order of its circles. */
export function placesAt({ seating, pairs }: TableFront): readonly Place[] {
  const places = seating.map(({ faction }) => {
    const own = pairOf(pairs, faction) ?? [faction];
    return seating.filter((seat) => own.includes(seat.faction));
  });
  return places.filter((place, at) => places.findIndex((other) => other[0] === place[0]) === at);
}

/** The factions of a place that nobody has taken. */
export const freeIn = (place: Place): readonly FactionId[] =>
  place.flatMap(({ faction, takenBy }) => (takenBy === null ? [faction] : []));
