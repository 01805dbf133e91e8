/** Texts of the page on which a player sends a leader to the arena. */
export const NEGOTIATOR = {
  what: 'your leaders',
  leaders: 'Your leaders',
  sectors: 'Free sectors',
  missing: 'Choose a leader and a sector.',
  before: 'Choose a leader',
  after: 'Place the leader',
} as const;
