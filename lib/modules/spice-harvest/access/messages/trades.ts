/** The texts about trades of access cards on a phone. */
import { theFaction } from '../../../../messages/names.ts';
import { capitalize, formatCards, formatList } from '../../../../messages/numbers.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { TradedCards } from '../contract.ts';
import { accessCardName } from './cards.ts';

/** The texts of the page of trades. */
export const TRADES = {
  what: 'your cards and offers',
  ready: 'You have finished trading.',
  done: 'I have finished trading',
  on: 'Trade on',
  offer: 'Offer a trade',
  hand: 'Your cards',
  toYou: 'Offered to you',
  byYou: 'Your offers',
  nothing: 'Nothing is offered to you.',
  accept: 'Give cards for it',
  decline: 'Decline',
  agree: 'Trade',
  drop: 'Take it back',
  refuse: 'No trade',
} as const;

/** The texts of the form for an offer, and for the cards that answer an offer. */
export const TRADE_FORM = {
  title: 'Offer a trade',
  whom: 'With',
  gives: 'You give',
  wants: 'You want',
  words: 'In your words',
  shown: 'Show them before the trade',
  covered: 'The other player sees them only after the trade.',
  open: 'Only the other player sees them at once.',
  act: 'Offer it',
  missing: 'Choose a player, and say what you want.',
  missingCards: 'Choose at least one card.',
  lay: 'Lay these cards',
} as const;

/** The most frequent wishes. A player can choose one instead of writing it. */
export const WISHES = ['a stronghold', 'troops', 'a promise', 'spice'] as const;

/** Returns the heading of an offer: `Guild gives 2 cards, covered`. */
export const formatGives = (by: FactionId, cards: TradedCards, edition: EditionId, own: boolean): string =>
  `${own ? 'You give' : `${capitalize(theFaction(by))} gives`} ${formatTraded(cards, edition)}`;

/** Returns the text about what the offering side wants: `for: troops`. */
export const formatWants = (wants: string): string => `for: ${wants}`;

/** Returns the state of an own offer without cards of the partner: `Guild has not answered.` */
export const formatNotAnswered = (to: FactionId): string => `${capitalize(theFaction(to))} has not answered.`;

/** Returns the state of an answered offer: `Guild has the last word.` */
export const formatWaitsForOther = (by: FactionId): string => `${capitalize(theFaction(by))} has the last word.`;

/** Returns the title of the answer to an offer: `What do you give Guild?` */
export const formatAnswerTitle = (by: FactionId): string => `What do you give ${theFaction(by)}?`;

/** Returns the first line of an own offer: `You give Guild 7 troops, covered`. */
export const formatOwnOffer = (to: FactionId, cards: TradedCards, edition: EditionId): string =>
  `You give ${theFaction(to)} ${formatTraded(cards, edition)}`;

function formatTraded({ count, shown, cards }: TradedCards, edition: EditionId): string {
  if (count === 0) return 'no card';
  const names = cards?.map(({ card }) => accessCardName(card, edition)) ?? [];
  const what = names.length === 0 ? formatCards(count) : formatList(names);
  return shown ? what : `${what}, covered`;
}
