/** The six factions of the base game, in the order the boxes print them. */
export const FACTIONS = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'] as const;
export type FactionId = (typeof FACTIONS)[number];

/** Player circles on the rim of the board, counter-clockwise: circle 0 stands at sector 1, circle 1 at sector 4, … */
export const PLAYER_CIRCLES = [0, 1, 2, 3, 4, 5] as const;
export type PlayerCircle = (typeof PLAYER_CIRCLES)[number];

/** Who sits where: one faction on one player circle. */
export interface Seating {
  readonly faction: FactionId;
  readonly circle: PlayerCircle;
}

/** Two factions of one person. */
export type FactionPair = readonly [FactionId, FactionId];

/** The two factions of whoever plays this one; `null` where it is the only one of its player. */
export const pairOf = (pairs: readonly FactionPair[], faction: FactionId): FactionPair | null =>
  pairs.find((pair) => pair.includes(faction)) ?? null;
