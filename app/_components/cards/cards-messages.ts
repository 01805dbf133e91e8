/** Texts about cards, for every purpose. */

/** Before the possible names of an unknown card. */
export const PLAYED_AS = 'One of your unknown cards, played as';

/** An empty place. */
export const NO_CARD = 'No card';
