/** A prepared pass, for its owner. */

/** The button on every phone alike, and the title of its sheet. */
export const PASS_AHEAD = 'Pass ahead';

/** The title of the cover. */
export const PASS_AHEAD_WHAT = 'what you pass ahead';

/** Two switches. */
export const formatPassFor = {
  card: (lot: number): string => `Pass for card ${lot}`,
  rest: 'Pass for the rest',
} as const;

/** The explanation. */
export const PASS_AHEAD_LEAD = [
  'When you are asked for a bid, Mentat passes for you after a moment. If you bid yourself before that, it no longer stands.',
  'Nobody else learns that it stands. “The rest” lasts until the bidding is over, or you take it back.',
] as const;

/** The button that closes the sheet. The switches have acted already. */
export const DONE = 'Done';
