/** A third turn of the advanced game of 1979 with every optional rule, on cards of cardboard. */
import { sector, type OptionId } from '#engine';
import { SIX_FACTIONS, SIX_SEATS } from '../../support/six.ts';
import { forces, type Setting } from '../support/preset-table.ts';

/** The seventh option, increased spice flow, is always on in the advanced game. */
const ALL_OPTIONS: readonly OptionId[] = [
  'additional-advantages',
  'weather',
  'special-karama',
  'no-alliances',
  'one-stronghold-more',
  'shield-wall-counts',
];

/** Bene Gesserit coexist in Carthag and Arrakeen, and are alone in Tuek's Sietch. Fremen are in the storm's path. */
export const ALL_OF_1979: Setting = {
  edition: 'avalon-hill-1979',
  layer: 'advanced',
  options: ALL_OPTIONS,
  stormCards: 'app',
  seating: SIX_SEATS,
  position: [
    { kind: 'turn', turn: 3 },
    { kind: 'first-player', faction: 'atreides' },
    { kind: 'storm', sector: sector(3) },
    { kind: 'spice-pile', pile: 0, top: 'the-great-flat' },
    { kind: 'spice-pile', pile: 1, top: 'red-chasm' },
    { kind: 'spice-on-board', territory: 'the-great-flat', sector: sector(14), amount: 6 },
    { kind: 'spice-on-board', territory: 'red-chasm', sector: sector(6), amount: 5 },
    forces('atreides', 8, 'arrakeen', 9),
    forces('harkonnen', 6, 'carthag', 10),
    forces('bene-gesserit', 3, 'carthag', 10),
    forces('bene-gesserit', 2, 'arrakeen', 9),
    forces('bene-gesserit', 3, 'tueks-sietch', 4),
    forces('fremen', 5, 'south-mesa', 5, 1),
    forces('fremen', 5, 'sietch-tabr', 13, 1),
    forces('emperor', 4, 'habbanya-sietch', 16, 2),
    forces('guild', 3, 'shield-wall', 8),
    { kind: 'tanks', faction: 'emperor', count: 6, special: 2 },
    { kind: 'side', faction: 'bene-gesserit', territory: 'carthag', side: 'advisors' },
    { kind: 'side', faction: 'bene-gesserit', territory: 'arrakeen', side: 'advisors' },
    { kind: 'storm-card', lies: true },
    { kind: 'phase', phase: 'storm' },
  ],
  own: [
    ...SIX_FACTIONS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 12 } }) as const),
    { faction: 'atreides', fact: { kind: 'hand', cards: ['crysknife', 'shield', 'karama'] } },
    { faction: 'atreides', fact: { kind: 'battle-losses', losses: 9 } },
    { faction: 'bene-gesserit', fact: { kind: 'hand', cards: ['la-la-la', 'snooper', 'kulon'] } },
    { faction: 'emperor', fact: { kind: 'hand', cards: ['karama', 'chaumas'] } },
    { faction: 'fremen', fact: { kind: 'hand', cards: ['karama', 'maula-pistol'] } },
    { faction: 'guild', fact: { kind: 'hand', cards: ['karama', 'lasgun'] } },
    { faction: 'harkonnen', fact: { kind: 'hand', cards: ['karama', 'stunner', 'shield', 'trip-to-gamont'] } },
    { faction: 'harkonnen', fact: { kind: 'captives', held: ['duncan-idaho'], faceDown: [] } },
    { faction: 'harkonnen', fact: { kind: 'traitors', leaders: ['alia', 'stilgar'] } },
    { faction: 'atreides', fact: { kind: 'traitors', leaders: ['bashar'] } },
  ],
};
