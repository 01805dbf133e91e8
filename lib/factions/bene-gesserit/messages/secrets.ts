/** What lies under the cover of a prediction. */

/** A prediction, and where it lies. */
export const PREDICTION_LIES = {
  title: 'Your prediction',
  onCards: 'It lies on its cards only.',
} as const;
