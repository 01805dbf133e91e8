/** The texts of the log at the desk. */

/** The button that shows earlier lines. */
export const EARLIER_LINES = 'Read earlier lines';
