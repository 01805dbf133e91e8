/**
 * The button to deals, and the title of agreements on screen, desk and phone. It has a file of its own, because every
 * phone loads it with the first page.
 */
export const DEALS = 'Deals';
