/** How the table goes on, at its opening and at the desk. */
export const PACE = {
  title: 'From phase to phase',
  byItself: 'Phases follow by themselves',
  means: 'Four seconds after one that Mentat plays, or at a tap. A raised hand holds it. Else the desk says “next”.',
} as const;
