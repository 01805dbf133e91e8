/** The button to permissions, and the title of their page. */
export const LEAVE_TO_ALLY = 'What you leave to an ally';
