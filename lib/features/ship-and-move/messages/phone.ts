/** The button for a faction that may act out of turn, at the beginning of another faction's turn. */

/** The button that takes the turn. */
export const NOW = 'Now';
