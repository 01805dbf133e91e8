/** A leader to keep, of those dealt. */

/** The page of it. */
export const TRAITOR = {
  missing: 'Choose under the sand first.',
  before: 'Choose your traitor',
  after: 'Keep what you chose',
  label: 'Leaders dealt to you',
  none: 'Keep none of them',
} as const;
