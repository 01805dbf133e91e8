/** The six factions of the first two boxes, and their seats. */
import { PLAYER_CIRCLES, WHO_PLAYS, type FactionId, type Seating } from '#engine';

export const SIX_FACTIONS: readonly FactionId[] = WHO_PLAYS['gf9-2019'].factions;

/** Each of the six factions at its own circle, in the order of the boxes. */
export const SIX_SEATS: readonly Seating[] = SIX_FACTIONS.map((faction, at) => ({
  faction,
  circle: PLAYER_CIRCLES[at] ?? 0,
}));
