/** A card that left a hand: played, lost or given away. */
import type { FactionId } from '../../../model/factions.ts';
import type { CardPile } from '../../../model/treachery-cards.ts';
import { theFaction } from '../../../messages/names.ts';

/** Where it went, to whom all see. */
export const PILE_ACTS: Readonly<Record<CardPile, string>> = {
  discarded: 'Discard it, for all to see',
  removed: 'Out of the game, for all to see',
};

/** The sheet of it. */
export const PUT_AWAY = {
  title: 'A card left your hand',
  none: 'You hold no cards.',
  choose: 'Choose the card that you played or lost on the board.',
  chooseOrGive: 'Choose the card that you played, lost or give away.',
  hand: 'Your hand',
  give: 'Or it goes into another hand, and the two of you alone see it',
} as const;

/** One of those hands. */
export const formatGive = (to: FactionId): string => `Give it to ${theFaction(to)}`;

/** Of a card that has no name yet. */
export const WHICH_CARD = 'Which card was it?';
