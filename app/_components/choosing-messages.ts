/** The labels of fields in a choice. */

/** A winner and a turn. */
export const PREDICTION_CHOICE = {
  winner: 'Who wins',
  turn: 'In which turn',
} as const;

/** Returns the label of one turn in a choice of turns. */
export const formatTurn = (turn: number): string => `Turn ${turn}`;

/** The empty choice of a card. */
export const CHOOSE_TITLE = 'Choose a title';
