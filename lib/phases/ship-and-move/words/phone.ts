/** At the beginning of another turn, for a faction that acts when it wishes. */

/** The button that takes the turn. */
export const NOW = 'Now';

/** The button that leaves the page; the question stays open until the first step of the turn that runs. */
export const LATER = 'Later';

/** Beneath the ring. */
export const PAUSE_MEANS = 'For four seconds of each turn nobody’s first step is recorded. No answer means later.';
