/** Messages of gifts of cards. In public they name no title. */
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { CardGiftContract } from './contract.ts';

export const cardGiftMessages: Messages<CardGiftContract> = {
  prompts: {
    'give-a-card': {
      lead: 'You may give cards of your hand to players with room, before the first bid. They cannot refuse.',
      byDefault: 'No card is given.',
    },
    'card-to-give': {
      lead: 'Only you and the receiver learn which card it is. Everybody sees how many cards each hand has.',
      byDefault: 'No further card is given.',
    },
  },
  log: { 'card-given': ({ by, to }) => `${theFaction(by)} gave ${theFaction(to)} a card.` },
  actions: {
    'hand-card-on': ({ from, to }, { reader }) =>
      reader === 'owner'
        ? `Hand the chosen card over to ${theFaction(to)}, face down: your log names it`
        : `${capitalize(theFaction(from))} hands a card over to ${theFaction(to)}`,
  },
};
