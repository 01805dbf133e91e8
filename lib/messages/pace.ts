/** How the table goes on, at its opening and at the desk. */
export const PACE = {
  title: 'From phase to phase',
  byItself: 'Phases follow by themselves',
  means: 'Four seconds after one that Mentat plays, or at a tap. A raised hand holds it. Else the desk says “next”.',
  fixed: 'Fixed times',
  fixedMeans:
    'On: each question stays open for all of that time. Off: it stays open for four seconds and closes soon after all have answered. With two or three players, fixed times name nobody.',
} as const;
