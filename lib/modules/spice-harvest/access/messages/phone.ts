/** Access cards on a phone. */
import { formatCount } from '../../../../messages/numbers.ts';
import { territoryName } from '../../../../messages/territories.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { TerritoryId } from '../../../../model/territories.ts';

/** The sealed limit for the card on auction. */
export const ACCESS_BID = {
  what: 'your limit',
  label: 'The most that you pay',
  missing: 'Set your limit first.',
  act: { before: 'Seal your limit', after: 'Seal your limit' },
} as const;

/** The look at one card of the row. */
export const LOOK_AT_CARD = {
  what: 'the card that you look at',
  label: 'A card of the row',
  missing: 'Choose a card first.',
  before: 'Look at it',
  after: 'Look at it',
} as const;

/** Returns the label of a card of the row, by its place. */
export const formatPlaceInRow = (place: number): string => `Card ${place} of the row`;

/** The end of the trades. */
export const TRADING_DONE = 'I have finished trading';

/** The claims. */
export const CLAIMS = {
  what: 'your claims',
  missing: 'Your troop cards exceed the limit.',
  act: { before: 'Seal your claims', after: 'Seal your claims' },
  none: 'You can claim no stronghold.',
} as const;

/** Returns the label of a troop card next to a stronghold. */
export const formatClaimOf = (troops: number, stronghold: TerritoryId, edition: EditionId): string =>
  `${formatCount(troops, 'troop')} for ${territoryName(stronghold, edition)}`;

/** The placement that the table's own cards gave. */
export const PLACEMENT = {
  missing: 'Another faction has told forces in one of these strongholds. Look again.',
  act: 'These are my forces',
} as const;

/** Returns the label of the forces in a stronghold; of the ordinary ones, where special ones are told apart. */
export const formatForcesIn = (stronghold: TerritoryId, edition: EditionId, areApart: boolean): string =>
  areApart ? `Ordinary forces in ${territoryName(stronghold, edition)}` : territoryName(stronghold, edition);

/** Returns the label of special forces in a stronghold. */
export const formatSpecialIn = (stronghold: TerritoryId, edition: EditionId): string =>
  `Special forces in ${territoryName(stronghold, edition)}`;

/** No card is taken from another faction. */
export const NO_CARD = 'Take no card';

/** The card that goes back. */
export const RETURN_CARD = {
  what: 'your access cards',
  label: 'The card that goes back',
  missing: 'Choose a card first.',
  before: 'Give it back',
  after: 'Give it back',
} as const;

/** More cards, with the risk of a worm. */
export const DRAW_CARDS = { draw: 'Draw more cards', leave: 'Keep what I have' } as const;
