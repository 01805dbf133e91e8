/** A hand is lowered, and a paused table goes on: for those whose time stands still meanwhile. */
export const HAND_LOWERED = 'HandLowered';
export const TABLE_RESUMED = 'TableResumed';
