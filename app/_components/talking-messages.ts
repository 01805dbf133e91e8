/** A raised hand, and its effect. */

/** A raised hand, by its owner. */
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

/** Who has paused the table, as a sentence. */
export const formatHeld = (held: string): string => `${held}.`;
