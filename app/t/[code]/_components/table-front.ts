import { pairOf, type EditionId, type FactionId, type FactionPair, type Layer, type SeatName } from '#client';

/** The public facts of a table before a player joins. */
export interface TableFront {
  readonly code: string;
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly seating: readonly FrontSeat[];
  /** The pairs of factions that one player has, if two players have two each. */
  readonly pairs: readonly FactionPair[];
  /** Whether the game has begun. Then the desk gives out free seats. */
  readonly fromDesk: boolean;
}

export interface FrontSeat {
  readonly faction: FactionId;
  /** The name of the place around the board. */
  readonly at: SeatName;
  readonly takenBy: string | null;
  /** The last player of a free seat. */
  readonly was: string | null;
}

/** The choice of one player: one faction, or both factions of a pair. */
export type Place = readonly FrontSeat[];

/** Returns every place of the table, in the order of the circles. */
export function placesAt({ seating, pairs }: TableFront): readonly Place[] {
  const places = seating.map(({ faction }) => {
    const own = pairOf(pairs, faction) ?? [faction];
    return seating.filter((seat) => own.includes(seat.faction));
  });
  return places.filter((place, at) => places.findIndex((other) => other[0] === place[0]) === at);
}

/** Returns the free factions of a place. */
export const freeIn = (place: Place): readonly FactionId[] =>
  place.flatMap(({ faction, takenBy }) => (takenBy === null ? [faction] : []));
