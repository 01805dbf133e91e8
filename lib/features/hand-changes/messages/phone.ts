/** The button for a card that left the own hand. In the first load, without the other texts. */
export const CARD_LEFT = 'A card left my hand';
