/** The piles of spice cards that lie face up. */

/** `pile A`, counted from 0. */
export const pileName = (pile: number): string => `pile ${LETTERS[pile] ?? pile + 1}`;

/** Where the moderator says what lies there: `On top of pile A of the spice cards`. */
export const formatOnTopOf = (pile: number): string => `On top of ${pileName(pile)} of the spice cards`;

const LETTERS = ['A', 'B'];

/** How many worms have come up, where something counts from one of them on. */
export const WORMS_COME = 'Worms since the first turn';

/** A number of worms, the last of the choices for all higher ones: `4 or more`. */
export const formatWorms = (count: number, most: number): string => (count < most ? `${count}` : `${count} or more`);
