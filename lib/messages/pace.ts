/** The texts about the pace of the table, for the host and the desk. */
export const PACE = {
  title: 'From phase to phase',
  byItself: 'Phases start automatically',
  means:
    'Each phase starts four seconds after one that Mentat plays, or at a tap. A raised hand stops it. Without this, the desk starts each phase.',
  fixed: 'Fixed times',
  fixedMeans:
    'On: each question stays open for all of that time. Off: it stays open for four seconds and closes soon after all have answered. With two or three players, fixed times hide which seat holds a card.',
} as const;
