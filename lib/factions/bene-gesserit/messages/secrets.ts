/** The texts under the cover of a prediction. */

/** The labels of a prediction under its cover. */
export const PREDICTION_LIES = {
  title: 'Your prediction',
  onCards: 'It is only on the printed cards.',
} as const;
