/** What lies under the covers of hand, spice and traitors. */

/** What lies there, or that nothing does. */
export const LIES = {
  traitors: 'In your pay',
  noCards: 'No cards.',
  unknownCard: 'You know it, the app does not',
  uncounted: 'You keep it uncounted.',
  untold: 'You have not said who is in your pay.',
  nobody: 'Nobody is in your pay.',
} as const;
