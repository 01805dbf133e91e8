/** The screen at the end of the game. */

/** When the game ended. */
export const formatTurnOf = (turn: number, turnLimit: number): string => `Turn ${turn} of ${turnLimit}`;

/** Over the count of several turns. */
export const STRONGHOLDS_BY_TURN = 'Strongholds, turn by turn';
