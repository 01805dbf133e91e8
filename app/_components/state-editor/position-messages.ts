/** The texts of the desk's editor of the position. */

/** The empty choice of a leader. */
export const CHOOSE_LEADER = 'Choose a leader';

/** The former value, next to the new value. */
export const formatWas = (was: string): string => `was ${was}`;
