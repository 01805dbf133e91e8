/** How many hard words the sources may hold. Lower it when the count falls; never raise it. */
export const MAX_HARD_WORDS = 15;

/** How many exported functions of `lib/` may lack a docstring that begins with a verb. Lower it; never raise it. */
export const MAX_BARE_FUNCTIONS = 0;
