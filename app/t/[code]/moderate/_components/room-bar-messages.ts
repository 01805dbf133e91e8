/** The head of a page of the desk that fills the screen. */

/** The way out of a page that fills the screen. */
export const BACK_TO_DESK = 'Back to the desk';
