/** What is said of cards and traitors that Mentat deals. */
import { because } from '../../messages/explanation.ts';
import type { Words } from '../../messages/messages.ts';
import type { DealingContract } from './contract.ts';

export const dealingWords: Words<DealingContract> = {
  questions: {
    'choose-traitor': {
      lead: 'Four were dealt to you. The one you keep betrays its own side, once, when you call.',
      owed: 'the choice of a traitor',
      byDefault: 'Mentat keeps the first that may be kept of those dealt.',
    },
  },
  refusals: {
    'kept-on-cardboard': () =>
      because('These are on cardboard at this table.', 'Deal them by hand; owners enter them on their phones.'),
    'deck-empty': () => because('The deck is empty.', 'Return a hand to the deck, or deal fewer.'),
    'already-dealt': () => because('Everyone has been dealt to already.', 'Nothing more is to be dealt.'),
  },
};
