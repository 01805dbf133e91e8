/** What whoever tells of a card that was bid for aloud reads, on a phone or at the desk. */

/** The way to it: `Card 2 is sold`. */
export const sayIsSold = (lot: number): string => `Card ${lot} is sold`;
export const sayWhoHas = (lot: number): string => `Who has card ${lot}?`;
export const PRICE = 'Price';
export const SOLD_TO = 'Sold to';
export const NOBODY = 'Nobody wants it';
