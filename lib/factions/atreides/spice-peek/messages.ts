/** What is said of the look at the next spice card. */
import { theFaction } from '../../../messages/names.ts';
import type { Words } from '../../../messages/messages.ts';
import type { SpicePeekContract } from './contract.ts';
import { nameOfSpiceCard } from './messages/known.ts';

export const spicePeekWords: Words<SpicePeekContract> = {
  told: {
    'spice-card-seen': ({ faction }) => `${theFaction(faction)} looked at the next spice card.`,
    'own-spice-card-seen': ({ card }, { edition }) =>
      `the next spice card is ${nameOfSpiceCard(card, edition)}. You alone see it.`,
  },
  covered: { 'own-spice-card-seen': () => 'you looked at the next spice card.' },
  moves: { 'look-at-spice-card': 'Look at the card on top of the spice deck, and lay it back' },
};
