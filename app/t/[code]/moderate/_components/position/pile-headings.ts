import type { CardPile } from '../../../../../../lib/client.ts';

/** What each open pile is called above its cards. */
export const PILE_HEADINGS: Readonly<Record<CardPile, string>> = { discarded: 'Discards', removed: 'Out of the game' };
