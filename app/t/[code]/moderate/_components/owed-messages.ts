/** What somebody owes, looked at by itself. */

/** What can be done about it. */
export const OWED_PANEL = {
  toPhone: 'Seat to another phone',
  noPhone: 'Nobody has taken this seat on a phone yet.',
  nudgeMeans: 'A nudge makes the phone tremble once and says nothing to the others.',
  ifNothing: 'If nothing comes',
  byDefault: 'Answer by default',
} as const;

/** The phone trembles once. */
export const formatNudge = (player: string): string => `Nudge ${player}`;

/** And it did. */
export const formatNudged = (player: string): string => `${player} was nudged`;
