/** At the beginning of another turn, for a faction that acts when it wishes. */

/** The button that takes the turn. */
export const NOW = 'Now';
