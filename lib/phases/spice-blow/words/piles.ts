/** The piles of spice cards that lie face up. */

/** `pile A`, counted from 0. */
export const nameOfPile = (pile: number): string => `pile ${LETTERS[pile] ?? pile + 1}`;

const LETTERS = ['A', 'B'];
