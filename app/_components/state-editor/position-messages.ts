/** What is said where the desk tells how things stand. */

/** The empty choice of a leader. */
export const CHOOSE_LEADER = 'Choose a leader';

/** What stood there before, beside what is set. */
export const formatWas = (was: string): string => `was ${was}`;
