/** The type of the event that features subscribe to for swaps. */

/**
 * The type of the event when two players have exchanged their factions. The event clears the declarations of both
 * players.
 */
export const FACTIONS_SWAPPED = 'FactionsSwapped';
