/** The functions with which other features ship in the own turn. */
export { canShip, shipmentMade, shipQuestion } from './prompts.ts';
export { bookedIn, shipAnswers } from './booking.ts';
export { comesWithMoves } from './terms.ts';

/** The kind of the prompt for a shipment in the own turn. */
export const SHIP = 'ship';
