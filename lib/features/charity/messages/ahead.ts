/** The texts about prepared claims, for their owner. */

/** The name of the covered secret. */
export const CLAIM_AHEAD_WHAT = 'what you claim ahead';

/** The label of the switch. */
export const CLAIM_WHENEVER = 'Claim whenever I may';

/** The explanation of the switch. */
export const CLAIM_AHEAD_LEAD = [
  'This holds in every turn until you switch it off. A moment after charity begins, Mentat claims all that you may, or nothing if you hold too much. If you answer before that, your answer counts.',
  'Nobody else learns that you claim ahead. If Mentat does not count your spice, you must answer as before.',
] as const;

/** The button that closes the sheet. The switch takes effect at once. */
export const DONE = 'Done';

/** The lines in the prompt, under the cover. */
export const CLAIMED_AHEAD = 'You claim ahead: if you give no answer, Mentat claims all you may.';
export const NOT_CLAIMED_AHEAD = 'Nothing is claimed before you answer.';

/** The line on a phone that has answered, while nobody may know which seats have answered. */
export const WHO_HAS_SPOKEN_SOON = 'In a moment you see which seats have still to answer.';
