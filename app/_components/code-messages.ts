/** The texts about the characters of codes. */

/** The hint for a character that no code contains. */
export const STRANGERS_HINT = {
  why: 'No code holds B, G, I, O, S or Z, nor 0, 1, 2, 5 or 8.',
  next: 'Look at the sign once more.',
};
