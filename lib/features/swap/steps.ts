/** The event of swaps, for subscriptions. */

/** The type of the event when two players have exchanged their factions. The declarations of both are cleared. */
export const FACTIONS_SWAPPED = 'FactionsSwapped';
