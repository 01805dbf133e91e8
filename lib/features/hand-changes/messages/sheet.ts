/** A card that left a hand: played, lost or given away. */
import type { FactionId } from '../../../model/factions.ts';
import type { CardPile } from '../../../model/treachery-cards.ts';
import { theFaction } from '../../../messages/names.ts';

/** The public destinations. */
export const PILE_ACTS: Readonly<Record<CardPile, string>> = {
  discarded: 'Discard it, for all to see',
  removed: 'Out of the game, for all to see',
};

/** The sheet of the card. */
export const PUT_AWAY = {
  title: 'A card left your hand',
  none: 'You hold no cards.',
  choose: 'Choose the card that you played or lost on the board.',
  chooseOrGive: 'Choose the card that you played, lost or give away.',
  hand: 'Your hand',
  give: 'Or it goes into another hand, and the two of you alone see it',
} as const;

/** Another hand as a destination. */
export const formatGive = (to: FactionId): string => `Give it to ${theFaction(to)}`;

/** A card without a name. */
export const WHICH_CARD = 'Which card was it?';
