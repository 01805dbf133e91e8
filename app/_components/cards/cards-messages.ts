/** Texts about cards, for every purpose. */

/** The line above the possible titles of an unknown card. */
export const PLAYED_AS = 'One of your unknown cards, played as';

/** The text of an empty place. */
export const NO_CARD = 'No card';
