/** The texts about a raised hand, and its effect. */

/** The texts about a raised hand, for its owner. */
export const TALKING = {
  stopsClock: 'Stop the clock, we are still talking',
  talk: 'We are still talking',
  /** Below a clock, which has no room for more, before and after. */
  short: 'We are talking',
  shortDone: 'Done talking',
  noTime: 'Nothing moves on, and no time runs, until the moderator resumes.',
  noMoves: 'Nothing moves on until every hand is lowered.',
  lower: 'Lower your hand',
} as const;

/** The sentence that says who has paused the table. */
export const formatHeld = (held: string): string => `${held}.`;
