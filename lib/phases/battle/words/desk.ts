/** Battles at the desk: begun and ended. */

/** The battles that the board asks for. */
export const BATTLES = {
  none: 'No battles',
  noneAtAll: 'No two factions share a territory where they could fight.',
  begin: 'Begin the battles',
  end: 'End the battles',
  endUnfought: 'End the battles unfought',
} as const;
