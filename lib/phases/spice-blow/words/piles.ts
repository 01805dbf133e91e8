/** The piles of spice cards that lie face up. */

/** `pile A`, counted from 0. */
export const nameOfPile = (pile: number): string => `pile ${LETTERS[pile] ?? pile + 1}`;

/** Where the moderator says what lies there: `On top of pile A of the spice cards`. */
export const sayOnTopOf = (pile: number): string => `On top of ${nameOfPile(pile)} of the spice cards`;

const LETTERS = ['A', 'B'];
