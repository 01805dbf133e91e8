/** What others can hang on to as factions change hands. */

/** Two people have exchanged their factions; what was told of either is forgotten. */
export const FACTIONS_SWAPPED = 'FactionsSwapped';
