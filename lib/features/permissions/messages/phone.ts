/** The way to what is left to allies, on the button and as its title. */
export const LEAVE_TO_ALLY = 'What you leave to an ally';
