/** How the wheels of a battle turn over on the shared screen, in ms, the same with reduced motion. */
export const STILL_CLOSED_MS = 1500;
export const TURNING_MS = 1400;

/** When they have turned, counted from the reveal. Before that no phone tells what stands on the table. */
export const TURNED_AFTER_MS = STILL_CLOSED_MS + TURNING_MS;
