/** The texts under the cover of a prediction. */

/** A prediction, and whether it is on its cards. */
export const PREDICTION_LIES = {
  title: 'Your prediction',
  onCards: 'It lies on its cards only.',
} as const;
