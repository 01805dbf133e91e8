/** The texts of the page that takes the table back to an earlier point. */

/** The texts about the possible points. */
export const POINTS = {
  label: 'Points to go back to',
  undone: 'This would be undone.',
} as const;

/** The texts about the effect of a take-back. */
export const TAKE_BACK = {
  choose: 'Choose the first thing to undo.',
  whoKnows: 'Who knows more now',
  boardUndoes: 'What the board must undo',
  changeOne: 'Change one value instead',
  stay: 'Stay here',
  nobodySaw: 'Nobody has seen anything new since then.',
  notTold: 'The desk does not show what it was.',
  noMoves: 'No move was ticked as done since then. Put back by hand what was done without a tick.',
  untickedToo: 'Put back by hand as well what was done without a tick.',
  keepsBoth: 'Nothing is erased; the log keeps both ways',
  title: 'Take back',
} as const;

/** Returns the text about the oldest point of the list. */
export const formatNoFurther = (time: string): string =>
  `The list goes back to ${time} and no further. What is wrong from before is corrected value by value.`;

/** Returns the label of the button that takes the table back. */
export const formatGoBack = (point: string): string => `Go back to ${point}`;
