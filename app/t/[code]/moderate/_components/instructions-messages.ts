/** The texts about all instructions, at the desk. */

/** The texts of the list of instructions. */
export const MOVES = {
  allDone: 'On the board: all done',
  clear: 'Clear the list',
} as const;

/** Returns the number of open instructions. */
export const formatToDo = (open: number): string => `On the board: ${open} to do`;

/** The name of one part of the list, for a screen reader. */
export const formatOnTheBoard = (title: string): string => `${title}, on the board`;
