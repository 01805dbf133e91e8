/** The maximum number of hard words in the sources. Lower it when the count falls; never raise it. */
export const MAX_HARD_WORDS = 15;

/**
 * The maximum number of exported functions of `lib/` without a docstring that begins with a verb. Lower it; never raise
 * it.
 */
export const MAX_BARE_FUNCTIONS = 0;
