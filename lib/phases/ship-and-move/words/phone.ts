/** Between two turns, for whoever may act out of turn. */

/** The one button of a short pause. */
export const NOW = 'Now';
