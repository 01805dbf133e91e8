/** The texts of a strip about the page below it. */

/** The buttons to the content below a strip, and back. */
export const BENEATH = {
  layBack: 'Lay it back',
  show: 'Show what lies beneath',
} as const;
