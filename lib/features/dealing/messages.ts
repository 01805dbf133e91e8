/** Messages of cards and traitors that Mentat deals. */
import { explain } from '../../messages/explanation.ts';
import type { Messages } from '../../messages/messages.ts';
import type { DealingContract } from './contract.ts';

export const dealingMessages: Messages<DealingContract> = {
  prompts: {
    'choose-traitor': {
      lead: 'Four leaders were dealt to you. Keep one: in a battle, you can call this leader a traitor once.',
      byDefault: 'Mentat keeps the first of these leaders that may be kept.',
    },
  },
  refusals: {
    'kept-on-cardboard': () =>
      explain('This table plays with the printed cards.', 'Deal them by hand; owners enter them on their phones.'),
    'deck-empty': () => explain('The deck is empty.', 'Return a hand to the deck, or deal fewer.'),
    'already-dealt': () => explain('Everyone has been dealt to already.', 'Do not deal again.'),
  },
};
