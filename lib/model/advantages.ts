import type { IDENTITIES } from '../factions/identities.ts';
import { ofModules, type WithModules } from './modules.ts';
import { FACTIONS, type FactionId, identityOf } from './factions.ts';

/** A power by its permanent id, which names its faction or module. */
export type AdvantageId = WithModules<PowerOfFaction, 'powers'>;
/** A power of a faction, by its id. */
export type PowerOfFaction = {
  [Owner in FactionId]: `${Owner}/${keyof (typeof IDENTITIES)[Owner]['powers'] & string}`;
}[FactionId];

/** Every power that the program knows. */
export const ADVANTAGE_IDS: readonly AdvantageId[] = [
  ...FACTIONS.flatMap((faction) =>
    Object.keys(identityOf(faction).powers).map((power) => `${faction}/${power}` as AdvantageId),
  ),
  ...ofModules('powers'),
];
