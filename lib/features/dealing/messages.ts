/** Messages of cards and traitors that Mentat deals. */
import { explain } from '../../messages/explanation.ts';
import type { Messages } from '../../messages/messages.ts';
import type { DealingContract } from './contract.ts';

export const dealingMessages: Messages<DealingContract> = {
  prompts: {
    'choose-traitor': {
      lead: 'Four were dealt to you. The one you keep betrays its own side, once, when you call.',
      byDefault: 'Mentat keeps the first that may be kept of those dealt.',
    },
  },
  refusals: {
    'kept-on-cardboard': () =>
      explain('These are on cardboard at this table.', 'Deal them by hand; owners enter them on their phones.'),
    'deck-empty': () => explain('The deck is empty.', 'Return a hand to the deck, or deal fewer.'),
    'already-dealt': () => explain('Everyone has been dealt to already.', 'Do not deal again.'),
  },
};
