/** Queries about the spice deck, for other features. */
export { anySpiceCard, cardsLeft, isSpiceDeckKept } from './deck.ts';
