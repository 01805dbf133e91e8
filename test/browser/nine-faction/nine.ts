/** A third turn of the nine-faction compendium with all nine factions, on cards of cardboard. */
import { sector, type Seating } from '#engine';
import { forces, type Setting } from '../support/preset-table.ts';

/** Six factions are at their circles. The Guild, the Ixians and the Bene Tleilaxu sit between two circles. */
const SEATING: readonly Seating[] = [
  { faction: 'harkonnen', circle: 0 },
  { faction: 'guild', circle: 1 },
  { faction: 'fremen', circle: 2 },
  { faction: 'bene-gesserit', circle: 4 },
  { faction: 'ixians', circle: 5 },
  { faction: 'emperor', circle: 6 },
  { faction: 'atreides', circle: 8 },
  { faction: 'bene-tleilaxu', circle: 9 },
  { faction: 'lansraad', circle: 10 },
];

/** The table before the storm of the third turn. */
export const NINE: Setting = {
  edition: 'nine-faction',
  layer: 'advanced',
  options: ['additional-advantages'],
  stormCards: 'app',
  seating: SEATING,
  position: [
    { kind: 'turn', turn: 3 },
    { kind: 'first-player', faction: 'harkonnen' },
    { kind: 'storm', sector: sector(1) },
    { kind: 'alliance', members: ['atreides', 'emperor', 'lansraad'] },
    { kind: 'alliance', members: ['guild', 'ixians'] },
    { kind: 'spice-pile', pile: 0, top: 'broken-land' },
    { kind: 'spice-pile', pile: 1, top: 'rock-outcroppings' },
    forces('harkonnen', 9, 'carthag', 10),
    forces('atreides', 8, 'arrakeen', 9),
    forces('lansraad', 6, 'tueks-sietch', 4),
    forces('ixians', 5, 'habbanya-sietch', 16),
    forces('guild', 4, 'funeral-plain', 14),
    forces('fremen', 7, 'sietch-tabr', 13),
    forces('emperor', 5, 'pasty-mesa', 5),
    { kind: 'phase', phase: 'storm' },
  ],
  own: SEATING.map(({ faction }) => ({ faction, fact: { kind: 'spice', spice: 12 } }) as const),
};
