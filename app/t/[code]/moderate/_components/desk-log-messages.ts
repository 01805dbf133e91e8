/** The log at the desk. */

/** The way back through it. */
export const EARLIER_LINES = 'Read earlier lines';
