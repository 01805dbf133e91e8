/** The texts about the open piles of spice cards. */
import type { SpiceBlowPublicView } from '../contract.ts';

/** Returns the name of a pile, counted from 0: `first pile`. Rulebooks give the piles letters or numbers. */
export const pileName = (pile: number): string => `${pile === 0 ? 'first' : 'second'} pile`;

/** The piles of the table, and its spice decks. */
export type Piles = Pick<SpiceBlowPublicView, 'spicePiles' | 'spiceDecks'>;

/** Returns the end of a title: `, first pile`, with two decks `, first spice deck`; nothing with one pile. */
export function formatOfWhich(pile: number, { spicePiles, spiceDecks }: Piles): string {
  if (spiceDecks > 1) return `, ${deckName(pile)}`;
  return spicePiles.length > 1 ? `, ${pileName(pile)}` : '';
}

/** Returns the name of the deck of a pile, if each pile has its own: `first spice deck`. */
export const deckName = (pile: number): string => `${pile === 0 ? 'first' : 'second'} spice deck`;

/** Returns the label of the top card at the desk: `On top of the first pile of spice cards`. */
export const formatOnTopOf = (pile: number): string => `On top of the ${pileName(pile)} of spice cards`;

/** The label for the number of worms, in editions where the number matters. */
export const WORMS_COME = 'Worms since the first turn';

/** Returns the text of a number of worms. The last choice includes all higher numbers: `4 or more`. */
export const formatWorms = (count: number, most: number): string => (count < most ? `${count}` : `${count} or more`);
