/** A pass that is prepared ahead, as its owner reads it. */

/** The way there, on every phone alike, and its title. */
export const PASS_AHEAD = 'Pass ahead';

/** What lies under the cover. */
export const PASS_AHEAD_WHAT = 'what you pass ahead';

/** Two switches. */
export const formatPassFor = {
  card: (lot: number): string => `Pass for card ${lot}`,
  rest: 'Pass for the rest',
} as const;

/** What it means. */
export const PASS_AHEAD_LEAD = [
  'When you are asked for a bid, Mentat passes for you after a moment. If you bid yourself before that, it no longer stands.',
  'Nobody else learns that it stands. “The rest” lasts until the bidding is over, or you take it back.',
] as const;

/** The way out; what was tapped is said already. */
export const DONE = 'Done';
