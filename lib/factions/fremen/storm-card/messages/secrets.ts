/** The title of the cover over a storm card. */

/** The title of the cover. */
export const YOUR_STORM_CARD = 'Your storm card';
