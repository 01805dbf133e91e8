import type { IDENTITIES } from '../factions/identities.ts';
import { FACTIONS, type FactionId, identityOf } from './factions.ts';

/** A power by its permanent id: its owner, and what it is. */
export type AdvantageId = {
  [Owner in FactionId]: `${Owner}/${keyof (typeof IDENTITIES)[Owner]['powers'] & string}`;
}[FactionId];

/** Every power of a faction that the program knows. */
export const ADVANTAGE_IDS = FACTIONS.flatMap((faction) =>
  Object.keys(identityOf(faction).powers).map((power) => `${faction}/${power}` as AdvantageId),
);
