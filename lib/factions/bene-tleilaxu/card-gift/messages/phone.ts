/** The texts of the pages about gifts of cards. */
import type { FactionId } from '../../../../model/factions.ts';
import { theFaction } from '../../../../messages/names.ts';
import { formatCards, formatList, plural } from '../../../../messages/numbers.ts';

/** The texts of the question whether a card is given. */
export const GIFT = {
  no: 'No gift',
  yes: 'Give a card',
  clock: 'No answer means no gift.',
} as const;

/** The texts of the page with the card and its receiver. */
export const CARD_TO_GIVE = {
  hand: 'your hand',
  label: 'The card',
  to: 'The receiver',
  before: 'Give the card',
  missing: 'Choose a card and a receiver.',
  none: 'Give no card',
} as const;

/** Returns the label of the button: `Give the card to the Guild`. */
export const formatGiveTo = (to: FactionId): string => `Give the card to ${theFaction(to)}`;

/** Returns the line on the phone of a receiver: `Bene Tleilaxu gave you 1 card. It is in your hand.` */
export const formatReceived = (count: number): string =>
  `Bene Tleilaxu gave you ${formatCards(count)}. ${plural(count, { one: 'It is', other: 'They are' })} in your hand.`;

/** The title above the gifts of a turn. */
export const GIFTS_TITLE = 'Gifts of cards';

/** Returns the line for everybody: `Bene Tleilaxu gave 2 cards to the Guild and Atreides.` */
export const formatGiven = (given: readonly FactionId[]): string =>
  `Bene Tleilaxu gave ${formatCards(given.length)} to ${formatList([...new Set(given)].map(theFaction))}.`;
