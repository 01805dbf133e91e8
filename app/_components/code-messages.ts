/** What is said of the signs that codes are made of. */

/** Where a sign was typed that is in none. */
export const STRANGERS_HINT = {
  why: 'No code holds B, G, I, O, S or Z, nor 0, 1, 2, 5 or 8.',
  next: 'Look at the sign once more.',
};
