/**
 * The label of the button for a card that has left the own hand. The label is in a separate file because every phone
 * loads it with the first page.
 */
export const CARD_LEFT = 'A card left my hand';
