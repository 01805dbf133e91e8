/** Texts of yes and no cards on a phone. */
import type { FactionId } from '../../../../model/factions.ts';
import { theFaction } from '../../../../messages/names.ts';
import { formatCount } from '../../../../messages/numbers.ts';
import type { KanlyCard } from '../contract.ts';

export const LOOK = {
  what: 'your card',
  act: 'I have looked at it',
  seen: 'You have looked at your card.',
  seenLead: 'The bidding begins when all players have looked at their cards.',
} as const;

export const YES_CARDS = {
  title: 'Yes cards for Kanly',
  what: 'your yes cards',
  use: 'Declare Kanly',
  to: 'Against which player, or to which player?',
  missing: 'Choose a player.',
  declare: 'Declare Kanly',
  give: 'Give a yes card away',
  number: 'Yes cards',
  enter: 'Enter this number',
} as const;

/** Returns a number of yes cards: `two yes cards`. */
export const formatYesCards = (cards: number): string => (cards === 0 ? 'no yes card' : formatCount(cards, 'yes card'));

/** Returns the line about the own yes cards. */
export const formatHeld = (cards: number): string => `You hold ${formatYesCards(cards)}.`;

/** Returns what a card of the deal means to its owner. */
export const formatDealt = (card: KanlyCard | null): string =>
  card === 'yes' ? 'Yes. You keep this card and may declare Kanly.' : 'No. This card goes back.';

/** Returns the button that declares Kanly against the chosen player. */
export const formatDeclare = (on: FactionId | null): string =>
  on === null ? YES_CARDS.declare : `Declare Kanly against ${theFaction(on)}`;

/** Returns the button that gives a yes card to the chosen player. */
export const formatGive = (to: FactionId | null): string =>
  to === null ? YES_CARDS.give : `Give ${theFaction(to)} a yes card`;

/** Returns the news about a yes card that was turned in. */
export const formatTurnedIn = ({ by, on }: { readonly by: FactionId; readonly on: FactionId }): string =>
  `${theFaction(by)} turned in a yes card and declared Kanly against ${theFaction(on)}.`;
