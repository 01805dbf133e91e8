import type { Refusal } from '../../table/refusals.ts';
import { nameOfCard } from '../cards.ts';
import { because } from '../explanation.ts';
import { theFaction } from '../names.ts';
import { capital, sayCards } from '../numbers.ts';
import type { Explanations } from './explanations.ts';

/** Cards that cannot be dealt, passed or moved. */
export const REFUSED_CARDS = {
  'kept-by-app': () => because('Mentat shuffles and deals these itself.', 'The moderator can have them dealt anew.'),
  'kept-on-cardboard': () =>
    because('These are on cardboard at this table.', 'Deal them by hand; owners enter them on their phones.'),
  'not-in-hand': (refusal) => because(`You do not hold ${nameOfCard(refusal.card)}.`, 'Choose a card of your hand.'),
  'card-not-there': (refusal) =>
    because(`${nameOfCard(refusal.card)} does not lie there.`, 'Choose one of the cards that do.'),
  'too-few-cards': (refusal) =>
    because(
      `${capital(theFaction(refusal.faction))} holds ${sayCards(refusal.have)}.`,
      'Choose as many of them as go into another hand.',
    ),
  'deck-empty': () => because('The deck is empty.', 'Return a hand to the deck, or deal fewer.'),
  'already-dealt': () => because('Everyone has been dealt to already.', 'Nothing more is to be dealt.'),
} satisfies Partial<Explanations<Refusal>>;
