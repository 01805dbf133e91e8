/** The button to deals, and the title of agreements on screen, desk and phone. In the first load. */
export const DEALS = 'Deals';
