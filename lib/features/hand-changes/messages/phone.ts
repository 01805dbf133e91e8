/** The way to tell that a card left one’s hand; in the first load, without the other words of it. */
export const CARD_LEFT = 'A card left my hand';
