/** The texts of one open decision. */

/** The actions of the desk about an open decision. */
export const OWED_PANEL = {
  toPhone: 'Seat to another phone',
  noPhone: 'Nobody has taken this seat on a phone yet.',
  nudgeMeans: 'A nudge makes the phone vibrate once. The others do not learn of it.',
  ifNothing: 'If nothing comes',
  byDefault: 'Answer for them',
} as const;

/** Returns the label of the button that makes the player's phone vibrate once. */
export const formatNudge = (player: string): string => `Nudge ${player}`;

/** Returns the text after a nudge. */
export const formatNudged = (player: string): string => `${player} was nudged`;
