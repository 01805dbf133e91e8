/** The way to what the factions can do, and the head of the sheet. */
export const WHAT_YOU_CAN_DO = 'What my faction can do';
export const WHAT_FACTIONS_DO = 'What factions can do';
