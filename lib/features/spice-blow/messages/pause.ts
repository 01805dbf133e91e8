/** The texts on phone and screen during the time for cards in a spice blow. */

/** The title before a spice card is turned over, or after spice has blown. */
export const TIME_FOR_CARDS = 'Time to play a card';

/** The explanation on the screen, where nothing can be tapped. */
export const ALWAYS_AS_LONG = 'This time is always the same, whether or not a player has such a card.';
