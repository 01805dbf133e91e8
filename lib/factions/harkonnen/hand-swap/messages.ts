/** What is said as hands are swapped: in public how many cards pass, and never which. */
import { nameOfFaction, theFaction, theFactions } from '../../../messages/names.ts';
import { capital, sayCards } from '../../../messages/numbers.ts';
import type { Words } from '../../../messages/messages.ts';
import type { HandSwapContract } from './contract.ts';

export const handSwapWords: Words<HandSwapContract> = {
  questions: {
    'give-back': {
      lead: 'Any cards of your hand, also those that you have just taken.',
      owed: 'cards in return',
      byDefault: 'The cards that were taken go back.',
    },
  },
  told: {
    'hand-swap-began': ({ by, of }) => `${theFaction(by)} took cards unseen out of ${theFactions(of)} hand.`,
    'hand-was-empty': ({ of }) => `${theFaction(of)} had no card to take.`,
  },
  moves: {
    'hand-over-cards': ({ from, to, count }, { reader }) =>
      reader === 'owner'
        ? `Hand ${sayCards(count)} over to ${theFaction(to)}, face down: your log names them`
        : `${capital(nameOfFaction(from))} hands ${sayCards(count)} over to ${theFaction(to)}`,
  },
};
