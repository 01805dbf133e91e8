/** The texts for a faction that may act out of turn, at the beginning of another faction's turn. */

/** The label of the button that takes the turn. */
export const NOW = 'Now';
