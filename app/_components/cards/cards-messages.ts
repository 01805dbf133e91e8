/** What is said of cards, whatever they are chosen for. */

/** A card that the app has not been told, before its names. */
export const PLAYED_AS = 'One of your unknown cards, played as';

/** A place where no card lies. */
export const NO_CARD = 'No card';
