/** What is said of cards that change places. */
import { nameOfCard } from '../../messages/cards.ts';
import { because } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capital, sayCards } from '../../messages/numbers.ts';
import type { Words } from '../../messages/messages.ts';
import type { HandChangesContract } from './contract.ts';

export const passingWords: Words<HandChangesContract> = {
  refusals: {
    'not-in-hand': ({ card }) => because(`You do not hold ${nameOfCard(card)}.`, 'Choose a card of your hand.'),
    'card-not-there': ({ card }) =>
      because(`${nameOfCard(card)} does not lie there.`, 'Choose one of the cards that do.'),
    'too-few-cards': ({ faction, have }) =>
      because(
        `${capital(theFaction(faction))} holds ${sayCards(have)}.`,
        'Choose as many of them as go into another hand.',
      ),
  },
};
