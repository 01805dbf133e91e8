/** What became of the seats, said above the list. */

/** For who sees it, and for who hears it. */
export const SEAT_HISTORY = {
  label: 'What became of the seats',
  title: 'Seats and desk',
} as const;
