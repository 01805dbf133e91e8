/** The open piles of spice cards. */

/** `pile A`, counted from 0. */
export const pileName = (pile: number): string => `pile ${LETTERS[pile] ?? pile + 1}`;

/** At the desk, for the top card: `On top of pile A of the spice cards`. */
export const formatOnTopOf = (pile: number): string => `On top of ${pileName(pile)} of the spice cards`;

const LETTERS = ['A', 'B'];

/** The number of worms, in editions where it matters. */
export const WORMS_COME = 'Worms since the first turn';

/** A number of worms; the last choice includes all higher ones: `4 or more`. */
export const formatWorms = (count: number, most: number): string => (count < most ? `${count}` : `${count} or more`);
