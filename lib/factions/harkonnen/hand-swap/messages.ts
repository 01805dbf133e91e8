/** Messages of a swap of hands. In public they name the number of cards, never the titles. */
import { factionName, theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatCards } from '../../../messages/numbers.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { HandSwapContract } from './contract.ts';

export const handSwapMessages: Messages<HandSwapContract> = {
  prompts: {
    'give-back': {
      lead: 'Choose any cards of your hand, also those that you have just taken.',
      byDefault: 'The same cards go back.',
    },
  },
  log: {
    'hand-swap-began': ({ by, of }) => `${theFaction(by)} took cards unseen out of ${factionPossessive(of)} hand.`,
    'hand-was-empty': ({ of }) => `${theFaction(of)} had no card to take.`,
  },
  actions: {
    'hand-over-cards': ({ from, to, count }, { reader }) =>
      reader === 'owner'
        ? `Hand ${formatCards(count)} over to ${theFaction(to)}, face down: your log names them`
        : `${capitalize(factionName(from))} hands ${formatCards(count)} over to ${theFaction(to)}`,
  },
};
