/** The texts about the storm at the desk. */

/** The two factions that dialled the last storm. */
export const USED_WHEELS = 'Used the wheels last';
