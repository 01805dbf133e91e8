/** Battles at the desk: begun, ended, and what leaders did in them. */

/** The battles that the board asks for. */
export const BATTLES = {
  none: 'No battles',
  noneAtAll: 'No two factions share a territory where they could fight.',
  begin: 'Begin the battles',
  end: 'End the battles',
  endUnfought: 'End the battles unfought',
} as const;

/** Leaders that are bound to a territory. */
export const FOUGHT = {
  label: 'Leaders that have fought this phase',
  title: 'Fought this phase',
  hint: 'A leader that has fought already fights in no other territory.',
  another: 'Another leader that has fought',
} as const;

/** Leaders that rest. */
export const RESTING = {
  label: 'Leaders that rest',
  title: 'Brought back by a Ghola',
  hint: 'A leader brought back among the battles rests until the next.',
  another: 'Another leader that rests',
} as const;
