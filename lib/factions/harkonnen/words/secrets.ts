/** What lies under the cover of the captured leaders. */

/** Leaders that are held. */
export const CAPTIVES_LIE = {
  title: 'Captured leaders',
  none: 'You hold no leader.',
} as const;
