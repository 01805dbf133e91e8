/** The texts about a prepared pass, for its owner. */

/** The button on every phone, which is the same for all, and the title of its sheet. */
export const PASS_AHEAD = 'Pass ahead';

/** The name of the covered secret. */
export const PASS_AHEAD_WHAT = 'what you pass ahead';

/** Returns the labels of the two switches. */
export const formatPassFor = {
  card: (lot: number): string => `Pass for card ${lot}`,
  rest: 'Pass for the rest',
} as const;

/** The explanation of a prepared pass. */
export const PASS_AHEAD_LEAD = [
  'When you are asked for a bid, Mentat passes for you after a moment. If you bid before that, Mentat does not pass for you any more.',
  'Nobody else learns that you pass ahead. “The rest” lasts until the bidding is over, or until you switch it off.',
] as const;

/** The button that closes the sheet. Each switch takes effect at once. */
export const DONE = 'Done';
