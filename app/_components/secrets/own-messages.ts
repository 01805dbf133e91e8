/** What has been chosen in a sheet of one’s own. */

/** A button that takes out what was chosen. */
export const TAKE_OUT = 'Take out';
