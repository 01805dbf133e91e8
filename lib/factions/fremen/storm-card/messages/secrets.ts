/** The title of the cover over a storm card. */

/** The name of the covered secret. */
export const YOUR_STORM_CARD = 'Your storm card';
