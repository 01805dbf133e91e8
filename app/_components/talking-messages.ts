/** The texts about a raised hand, and its effect. */

/** The texts about a raised hand, for its owner. */
export const TALKING = {
  stopsClock: 'Stop the clock, we are still talking',
  talk: 'We are still talking',
  /** The text below a clock before and after a raised hand. The place has no room for more text. */
  short: 'We are talking',
  shortDone: 'Done talking',
  noTime: 'Nothing moves on, and no time runs, until the moderator resumes.',
  noMoves: 'Nothing moves on until every hand is lowered.',
  lower: 'Lower your hand',
} as const;

/** The sentence that says who has paused the table. */
export const formatHeld = (held: string): string => `${held}.`;
