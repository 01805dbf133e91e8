/** The texts of the pages about the win by spice. */

/** The texts of the page with the prompt. */
export const SHOW = { yes: 'Show 35 spice', no: 'Show nothing' } as const;

/** The title above the shown spice. */
export const SPICE_SHOWN = '35 spice shown';

/** Returns the line about the shown spice, in the turn `now`. */
export const formatShown = (shownIn: number, now: number): string =>
  `Bene Tleilaxu wins at the end of ${shownIn === now ? 'the next' : 'this'} turn if it still has 35 spice and nobody else has won.`;
