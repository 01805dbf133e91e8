/** The texts of the desk's editor of the position. */

/** The empty choice of a leader. */
export const CHOOSE_LEADER = 'Choose a leader';

/** The choices of a row that asks whether something is true. */
export const YES = 'yes';
export const NO = 'no';

/** The former value, next to the new value. */
export const formatWas = (was: string): string => `was ${was}`;
