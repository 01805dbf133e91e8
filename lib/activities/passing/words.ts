/** What is said of cards that change places. */
import { nameOfCard } from '../../words/cards.ts';
import { because } from '../../words/explanation.ts';
import { theFaction } from '../../words/names.ts';
import { capital, sayCards } from '../../words/numbers.ts';
import type { Words } from '../../words/words.ts';
import type { PassingContract } from './contract.ts';

export const passingWords: Words<PassingContract> = {
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
