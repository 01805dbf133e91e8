/** The head of the cover over a storm card. */

/** Over the cover. */
export const YOUR_STORM_CARD = 'Your storm card';
