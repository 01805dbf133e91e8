/** The texts of the page about the capture of a leader, and about what the captor does with the leader. */
import { formatSpice } from '../../../messages/numbers.ts';

/** The button that keeps a captured leader. */
export const HOLD_IT = 'Hold it for one battle';

/** Returns the label of the button that kills the captive. */
export const formatToTanks = (pays: number): string => `To the tanks, for ${formatSpice(pays)}`;

/** The sheet of all captives. */
export const CAPTIVES = {
  title: 'Your captured leaders',
  none: 'You hold no leader.',
  missing: 'Press the leaders that you hold.',
  choose: 'Choose your captives',
  enterNone: 'Enter that you hold no leader',
  how: 'Press a leader once when you hold it, twice when you have put it face down into the tanks.',
} as const;

/** Returns the label of the button of the sheet. */
export const formatEnterCaptives = (held: number, faceDown: number): string =>
  `Enter ${held} held, ${faceDown} face down`;

/** The page that asks whether to draw a leader. */
export const CAPTURE = {
  missing: 'Choose under the cover first.',
  after: 'Do as you chose',
  before: 'Draw a leader or none',
  cannot: 'No leader can be drawn now: they are dead, used in another territory, or yours already.',
  label: 'What you can do',
  nobody: 'Capture no leader',
} as const;

/** The state of a captive. */
export const FATES = { held: 'held by you', faceDown: 'face down in the tanks' } as const;
