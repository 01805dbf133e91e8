/** The way to deals, and the head of what was agreed on screen, desk and phone; in the first load. */
export const DEALS = 'Deals';
