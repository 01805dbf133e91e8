/** The positions that the pictures show. They repeat the book's usual fourth turn, with six factions around the board. */
import { sector, type DeckKeeper, type PhaseId, type PublicFact } from '#engine';
import { SIX_FACTIONS, SIX_SEATS } from '../support/six.ts';
import { forces, type Setting } from '../browser/support/preset-table.ts';

const SIX = SIX_SEATS;

const ON_THE_BOARD: readonly PublicFact[] = [
  { kind: 'turn', turn: 4 },
  { kind: 'storm', sector: sector(12) },
  { kind: 'first-player', faction: 'atreides' },
  { kind: 'spice-on-board', territory: 'imperial-basin', sector: sector(9), amount: 6 },
  { kind: 'spice-on-board', territory: 'the-great-flat', sector: sector(14), amount: 8 },
  forces('atreides', 10, 'arrakeen', 9),
  forces('harkonnen', 9, 'carthag', 10),
  forces('emperor', 5, 'sietch-tabr', 13),
  forces('fremen', 4, 'habbanya-sietch', 16),
  forces('guild', 5, 'tueks-sietch', 4),
];

const HANDS: Setting['own'] = [
  ...SIX_FACTIONS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 9 } }) as const),
  { faction: 'atreides', fact: { kind: 'hand', cards: ['maula-pistol', 'snooper', 'truthtrance'] } },
  { faction: 'harkonnen', fact: { kind: 'hand', cards: ['chaumas', 'shield', 'la-la-la'] } },
];

/** Returns the steps to the turn before this phase. The hands are entered if Mentat does not deal them. */
export const before = (
  phase: PhaseId,
  more: readonly PublicFact[] = [],
  treachery: DeckKeeper = 'cardboard',
): Setting => ({
  layer: 'basic',
  seating: SIX,
  position: [...ON_THE_BOARD, ...more, { kind: 'phase', phase }],
  treachery,
  own: treachery === 'app' ? HANDS.filter(({ fact }) => fact.kind !== 'hand') : HANDS,
});
