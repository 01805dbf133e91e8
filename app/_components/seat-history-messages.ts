/** The texts above the history of seats. */

/** The heading and the label for screen readers. */
export const SEAT_HISTORY = {
  label: 'What became of the seats',
  title: 'Seats and desk',
} as const;
