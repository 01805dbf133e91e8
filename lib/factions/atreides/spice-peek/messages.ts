/** Messages of the look at the next spice card. */
import { theFaction } from '../../../messages/names.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { SpicePeekContract } from './contract.ts';
import { spiceCardName } from './messages/known.ts';

export const spicePeekMessages: Messages<SpicePeekContract> = {
  log: {
    'spice-card-seen': ({ faction }) => `${theFaction(faction)} looked at the next spice card.`,
    'own-spice-card-seen': ({ card }, { edition }) =>
      `the next spice card is ${spiceCardName(card, edition)}. You alone see it.`,
  },
  covered: { 'own-spice-card-seen': () => 'you looked at the next spice card.' },
  actions: {
    'look-at-spice-card': ({ ofFirstDeck = false }) =>
      `Look at the card on top of the ${ofFirstDeck ? 'first spice deck' : 'spice deck'}, and lay it back`,
  },
};
