/** What the tabs of a phone say, each loaded when it is looked at. */

/** One device for several. */
export const OTHER_SEATS = {
  title: 'Also on this device',
  toDesk: 'Back to the desk',
} as const;

/** Beneath the discards, where there are none. */
export const NO_DISCARDS = 'No card has been discarded.';

/** The way back through the log. */
export const EARLIER_LINES = 'Show earlier lines';

/** While it is loaded. */
export const MAP_COMES = 'The map is being unrolled.';
