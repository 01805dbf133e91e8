/** What others make happen: somebody ships in their own turn. */
export { canShip, shipmentMade, shipQuestion } from './prompts.ts';
export { bookedIn, shipAnswers } from './booking.ts';

/** How it is asked in one’s own turn. */
export const SHIP = 'ship';
