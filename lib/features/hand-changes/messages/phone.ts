/**
 * The button for a card that left the own hand. It has a file of its own, because every phone loads it with the first
 * page.
 */
export const CARD_LEFT = 'A card left my hand';
