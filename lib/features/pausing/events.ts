/** The types of the events that lower a hand and end a pause, for features with a time. */
export const HAND_LOWERED = 'HandLowered';
export const TABLE_RESUMED = 'TableResumed';
