/** Queries about the spice deck, for other features. */
export { anySpiceCard, cardsLeft, FIRST_PILE, isSpiceDeckKept } from './deck.ts';
