/** Everybody’s hand moves, at the desk. */

/** The list of them. */
export const MOVES = {
  allDone: 'On the board: all done',
  clear: 'Clear the list',
} as const;

/** How many are open. */
export const formatToDo = (open: number): string => `On the board: ${open} to do`;

/** The name of one part of the list, for a screen reader. */
export const formatOnTheBoard = (title: string): string => `${title}, on the board`;
