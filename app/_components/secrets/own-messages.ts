/** The texts about choices in a sheet of own secrets. */

/** The button that removes a choice. */
export const TAKE_OUT = 'Take out';
