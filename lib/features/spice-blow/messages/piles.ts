/** The open piles of spice cards. */

/** `first pile`, counted from 0. Rulebooks give the piles letters or numbers. */
export const pileName = (pile: number): string => `${pile === 0 ? 'first' : 'second'} pile`;

/** At the desk, for the top card: `On top of the first pile of spice cards`. */
export const formatOnTopOf = (pile: number): string => `On top of the ${pileName(pile)} of spice cards`;

/** The number of worms, in editions where it matters. */
export const WORMS_COME = 'Worms since the first turn';

/** A number of worms; the last choice includes all higher ones: `4 or more`. */
export const formatWorms = (count: number, most: number): string => (count < most ? `${count}` : `${count} or more`);
