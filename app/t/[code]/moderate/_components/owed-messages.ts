/** The texts of one open decision. */

/** What the desk can do about it. */
export const OWED_PANEL = {
  toPhone: 'Seat to another phone',
  noPhone: 'Nobody has taken this seat on a phone yet.',
  nudgeMeans: 'A nudge makes the phone vibrate once. The others do not learn of it.',
  ifNothing: 'If nothing comes',
  byDefault: 'Answer for them',
} as const;

/** The phone trembles once. */
export const formatNudge = (player: string): string => `Nudge ${player}`;

/** And it did. */
export const formatNudged = (player: string): string => `${player} was nudged`;
