import type { CardPile } from '#client';

/** What each open pile is called above its cards. */
export const PILE_HEADINGS: Readonly<Record<CardPile, string>> = { discarded: 'Discards', removed: 'Out of the game' };
