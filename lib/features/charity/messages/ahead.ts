/** Prepared claims, for their owner. */

/** The title of the cover. */
export const CLAIM_AHEAD_WHAT = 'what you claim ahead';

/** The switch. */
export const CLAIM_WHENEVER = 'Claim whenever I may';

/** The explanation. */
export const CLAIM_AHEAD_LEAD = [
  'It stands for every turn until you take it back. A moment after charity begins, Mentat claims all that you may, or nothing where you hold too much. What you say yourself before goes first.',
  'Nobody else learns that it stands. If you do not count your spice, you are asked as before.',
] as const;

/** The button that closes the sheet. The switch has acted already. */
export const DONE = 'Done';

/** In the prompt, under its cover. */
export const CLAIMED_AHEAD = 'You claim ahead: say nothing, and Mentat claims all you may.';
export const NOT_CLAIMED_AHEAD = 'Nothing is claimed before you answer.';

/** On a phone that has answered, while nobody learns which have. */
export const WHO_HAS_SPOKEN_SOON = 'In a moment you see who has still to speak.';
