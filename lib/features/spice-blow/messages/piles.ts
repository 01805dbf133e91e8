/** The texts about the open piles of spice cards. */

/** Returns the name of a pile, counted from 0: `first pile`. Rulebooks give the piles letters or numbers. */
export const pileName = (pile: number): string => `${pile === 0 ? 'first' : 'second'} pile`;

/** Returns the label of the top card at the desk: `On top of the first pile of spice cards`. */
export const formatOnTopOf = (pile: number): string => `On top of the ${pileName(pile)} of spice cards`;

/** The label for the number of worms, in editions where the number matters. */
export const WORMS_COME = 'Worms since the first turn';

/** Returns the text of a number of worms. The last choice includes all higher numbers: `4 or more`. */
export const formatWorms = (count: number, most: number): string => (count < most ? `${count}` : `${count} or more`);
