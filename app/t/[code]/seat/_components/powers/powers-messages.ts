/** The link to the powers of the factions, and the heading of the sheet. */
export const WHAT_YOU_CAN_DO = 'What my faction can do';
export const WHAT_FACTIONS_DO = 'What factions can do';
