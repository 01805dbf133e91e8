/** The event of swaps, for subscriptions. */

/** The type of the event when two players have exchanged their factions. It clears the declarations of both. */
export const FACTIONS_SWAPPED = 'FactionsSwapped';
