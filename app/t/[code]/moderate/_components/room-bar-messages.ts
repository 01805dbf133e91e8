/** The text at the head of a page of the desk that fills the screen. */

/** The text of the link that leaves a page that fills the screen. */
export const BACK_TO_DESK = 'Back to the desk';
