/** The texts for entering the result of bidding aloud, on a phone or at the desk. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName } from '../../../messages/names.ts';

/** Returns the label of the button that opens the form: `Card 2 is sold`. */
export const formatIsSold = (lot: number): string => `Card ${lot} is sold`;
/** Returns the title of the form: `Who has card 2?`. */
export const formatWhoHas = (lot: number): string => `Who has card ${lot}?`;
export const PRICE = 'Price';
export const SOLD_TO = 'Sold to';
/** Returns the label of the button that sells: `Harkonnen for 1`. */
export const formatSells = (buyer: FactionId, price: number): string => `${factionName(buyer)} for ${price}`;
export const NOBODY = 'Nobody wants it';
