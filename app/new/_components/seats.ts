/** The seats of the factions of a new table. */
import { maySit, WHO_PLAYS, type EditionId, type FactionId, type PlayerCircle, type Seating } from '#client';

/** Seats these factions as far from each other as the circles of the board permit, and the places between these. */
export function evenly(edition: EditionId, factions: readonly FactionId[]): readonly Seating[] {
  const { seats, withoutCircle } = WHO_PLAYS[edition];
  return [true, false].flatMap((atCircle) => {
    const these = factions.filter((faction) => withoutCircle.includes(faction) !== atCircle);
    const places = seats.places.filter((place) => (seats.sectorOf(place) !== null) === atCircle);
    return these.flatMap((faction, at) => {
      const circle = places[Math.floor((places.length / these.length) * at)];
      return circle === undefined ? [] : [{ faction, circle }];
    });
  });
}

/** Returns the faction on a circle, or `null`. */
export const factionOn = (seats: readonly Seating[], circle: PlayerCircle): FactionId | null =>
  seats.find((seat) => seat.circle === circle)?.faction ?? null;

/** Returns the circle of a faction, or `null`. */
export const circleOf = (seats: readonly Seating[], faction: FactionId): PlayerCircle | null =>
  seats.find((seat) => seat.faction === faction)?.circle ?? null;

/** Returns the seats that stay: a faction leaves if the other book does not have it or seats it elsewhere. */
export const keptSeats = (seats: readonly Seating[], edition: EditionId): readonly Seating[] =>
  seats.filter((seat) => maySit(WHO_PLAYS[edition], seat));

/** Returns the first free place where this faction may sit, or `null`. */
export const firstFree = (edition: EditionId, seats: readonly Seating[], faction: FactionId): PlayerCircle | null =>
  WHO_PLAYS[edition].seats.places.find(
    (circle) => factionOn(seats, circle) === null && maySit(WHO_PLAYS[edition], { faction, circle }),
  ) ?? null;
