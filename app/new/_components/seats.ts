/** The seats of the factions of a new table. */
import { maySit, onCircles, WHO_PLAYS, type EditionId, type FactionId, type PlayerCircle, type Seating } from '#client';

/**
 * Returns seats for these factions, as far from each other as the circles of the board permit, and the places between
 * the circles.
 */
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

/** Returns the number of factions at player circles. The storm needs two of them. */
export const atCircles = (seats: readonly Seating[], edition: EditionId): number =>
  onCircles(WHO_PLAYS[edition].seats, seats).length;

/**
 * Returns the seats in another book. Factions keep their positions on the rim if they may sit there; otherwise they get
 * the first free place. A faction leaves if the other book does not have it.
 */
export function keptSeats(seats: readonly Seating[], from: EditionId, to: EditionId): readonly Seating[] {
  const [before, after] = [WHO_PLAYS[from], WHO_PLAYS[to]];
  const known = seats.filter(({ faction }) => after.factions.includes(faction));
  const stay = known.flatMap(({ faction, circle }) => {
    const at = after.seats.places.find((place) => after.seats.liesAt(place) === before.seats.liesAt(circle));
    return at !== undefined && maySit(after, { faction, circle: at }) ? [{ faction, circle: at }] : [];
  });
  return known.reduce<readonly Seating[]>((placed, { faction }) => {
    if (circleOf(placed, faction) !== null) return placed;
    const circle = firstFree(to, placed, faction);
    return circle === null ? placed : [...placed, { faction, circle }];
  }, stay);
}

/** Returns the first free place where this faction may sit, or `null`. */
export const firstFree = (edition: EditionId, seats: readonly Seating[], faction: FactionId): PlayerCircle | null =>
  WHO_PLAYS[edition].seats.places.find(
    (circle) => factionOn(seats, circle) === null && maySit(WHO_PLAYS[edition], { faction, circle }),
  ) ?? null;
