/** The storm, told at the desk. */

/** Who dialled the last storm. */
export const USED_WHEELS = 'Used the wheels last';
