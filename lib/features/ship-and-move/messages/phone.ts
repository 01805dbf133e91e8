/** At the beginning of another's turn, for a faction that may act out of turn. */

/** The button that takes the turn. */
export const NOW = 'Now';
