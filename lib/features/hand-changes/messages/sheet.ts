/** The texts for a card that left a hand: played, lost or given away. */
import type { FactionId } from '../../../model/factions.ts';
import type { CardPile } from '../../../model/treachery-cards.ts';
import { theFaction } from '../../../messages/names.ts';

/** The buttons for the public destinations. */
export const PILE_ACTS: Readonly<Record<CardPile, string>> = {
  discarded: 'Discard it openly',
  removed: 'Remove it from the game openly',
};

/** The texts of the sheet of the card. */
export const PUT_AWAY = {
  title: 'A card left your hand',
  none: 'You hold no cards.',
  choose: 'Choose the card that you played or lost on the board.',
  chooseOrGive: 'Choose the card that you played, lost or want to give away.',
  hand: 'Your hand',
  give: 'Or give it to another hand. Only the two of you see the card',
} as const;

/** Returns the label of the button that gives the card to another hand. */
export const formatGive = (to: FactionId): string => `Give it to ${theFaction(to)}`;

/** The title for a card whose title Mentat does not know. */
export const WHICH_CARD = 'Which card was it?';
