/** The texts of every panel of the desk. */

/** The way back to the first panel of the desk. */
export const BACK_TO_OWED = 'Back to what is owed';
