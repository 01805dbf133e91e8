/** What others may ask of the spice deck. */
export { anySpiceCard, cardsLeft, isSpiceDeckKept } from './deck.ts';
