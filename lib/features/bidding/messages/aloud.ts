/** What whoever tells of a card that was bid for aloud reads, on a phone or at the desk. */
import type { FactionId } from '../../../model/factions.ts';
import { nameOfFaction } from '../../../messages/names.ts';

/** The way to it: `Card 2 is sold`. */
export const sayIsSold = (lot: number): string => `Card ${lot} is sold`;
export const sayWhoHas = (lot: number): string => `Who has card ${lot}?`;
export const PRICE = 'Price';
export const SOLD_TO = 'Sold to';
/** The button that sells: `Harkonnen for 1`. */
export const saySells = (buyer: FactionId, price: number): string => `${nameOfFaction(buyer)} for ${price}`;
export const NOBODY = 'Nobody wants it';
