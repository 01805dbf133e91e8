/** The event types when a hand is lowered and when a pause ends, for features with a time. */
export const HAND_LOWERED = 'HandLowered';
export const TABLE_RESUMED = 'TableResumed';
