/** How many hard words the sources may hold. Lower it when the count falls; never raise it. */
export const MAX_HARD_WORDS = 15;
