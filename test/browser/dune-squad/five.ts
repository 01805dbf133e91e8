/** A third turn of Dune Squad with five factions, on cards of cardboard. */
import { sector, type Seating } from '#engine';
import { forces, type Setting } from '../support/preset-table.ts';

/** Four factions are at their circles. The Tleilaxu sit between two circles. */
const SEATING: readonly Seating[] = [
  { faction: 'harkonnen', circle: 0 },
  { faction: 'fremen', circle: 2 },
  { faction: 'tleilaxu', circle: 5 },
  { faction: 'atreides', circle: 6 },
  { faction: 'guild', circle: 10 },
];

/** The table before the storm of the third turn. Harkonnen and Atreides meet in Carthag. */
export const FIVE: Setting = {
  edition: 'dune-squad',
  layer: 'basic',
  stormCards: 'app',
  seating: SEATING,
  leaders: ['tleilaxu/5/Zoal', 'tleilaxu/4/Wykk', 'tleilaxu/3/Hidar'],
  position: [
    { kind: 'turn', turn: 3 },
    { kind: 'first-player', faction: 'harkonnen' },
    { kind: 'storm', sector: sector(1) },
    { kind: 'spice-pile', pile: 0, top: 'broken-land' },
    { kind: 'spice-pile', pile: 1, top: 'rock-outcroppings' },
    { kind: 'leader', leader: 'tleilaxu/5/Zoal', where: 'tanks', deaths: 1 },
    { kind: 'leader', leader: 'feyd-rautha', where: 'tanks', deaths: 1 },
    forces('harkonnen', 9, 'carthag', 10),
    forces('atreides', 8, 'arrakeen', 9),
    forces('fremen', 7, 'sietch-tabr', 13),
    forces('guild', 4, 'funeral-plain', 14),
    forces('tleilaxu', 5, 'habbanya-sietch', 16),
    { kind: 'phase', phase: 'storm' },
  ],
  own: SEATING.map(({ faction }) => ({ faction, fact: { kind: 'spice', spice: 12 } }) as const),
};
