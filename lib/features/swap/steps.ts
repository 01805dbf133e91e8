/** The event of swaps, for subscriptions. */

/** The event type when two players have exchanged their factions; declarations of both are cleared. */
export const FACTIONS_SWAPPED = 'FactionsSwapped';
