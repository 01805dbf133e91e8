/** What phone and screen say while there is time for cards in a spice blow. */

/** Before a spice card is turned over, or after spice has blown. */
export const TIME_FOR_CARDS = 'Time to play a card';

/** On the screen, where nothing can be tapped. */
export const ALWAYS_AS_LONG = 'It is as long on every turn, whether anybody plays one or not.';
