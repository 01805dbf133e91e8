/** An answer that has not reached the table. */

/** An answer that is kept until the table is back. */
export const UNSENT = {
  notYet: 'Your answer is not with the table yet.',
  waits: 'It waits for the table.',
  kept: 'It is kept on this phone and goes out once, by itself, when the table is back. You need not type anything.',
} as const;
