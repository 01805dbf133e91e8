/** What a strip says of what lies beneath it. */

/** What lies beneath a strip, and back. */
export const BENEATH = {
  layBack: 'Lay it back',
  show: 'Show what lies beneath',
} as const;
