/** Messages of yes and no cards. */
import { explain } from '../../../messages/explanation.ts';
import type { Messages } from '../../../messages/messages.ts';
import { theFaction } from '../../../messages/names.ts';
import type { KanlyCardsContract } from './contract.ts';
import { formatTurnedIn, formatYesCards } from './messages/phone.ts';

export const kanlyCardsMessages: Messages<KanlyCardsContract> = {
  prompts: {
    'look-at-kanly-card': {
      lead: 'With a yes card you can declare Kanly against another player. Nobody else learns which card you got.',
      byDefault: 'The seat has looked at its card.',
    },
  },
  log: {
    'kanly-cards-dealt': 'the cards for Kanly were dealt.',
    'own-kanly-card': ({ card }) =>
      card === 'yes' ? 'you got the yes card for Kanly.' : 'you got a no card for Kanly, and returned it.',
    'own-kanly-card-given': ({ by, to }) => `${theFaction(by)} gave ${theFaction(to)} a yes card for Kanly.`,
    'kanly-card-turned-in': formatTurnedIn,
  },
  refusals: {
    'no-kanly-cards-here': () =>
      explain('This table plays without cards for Kanly.', 'A duel follows a threat, or there are no duels.'),
    'no-kanly-card': () => explain('You hold no yes card.', 'Each bidding phase deals one yes card.'),
    'gives-to-itself': () => explain('A player cannot give a card to the own faction.', 'Choose another player.'),
    'kanly-cards-rest': () =>
      explain(
        'Cards for Kanly cannot change hands now.',
        'Wait until the battle, the auction, the question or the duel is over.',
      ),
  },
  secrets: {
    'duel/yes-cards': {
      name: 'yes cards',
      check: 'The moderator asks you to check how many yes cards you hold. Nobody else sees your answer.',
      entered: ({ cards }) => `You entered ${formatYesCards(cards)}.`,
      covered: 'You entered the number of your yes cards.',
    },
  },
  covered: {
    'own-kanly-card': () => 'you got a card for Kanly.',
    'own-kanly-card-given': () => 'a card for Kanly changed hands.',
  },
  points: {
    'kanly-cards-dealt': () => 'the cards for Kanly were dealt',
    'kanly-card-turned-in': ({ by }) => `${theFaction(by)} declared Kanly`,
  },
};
