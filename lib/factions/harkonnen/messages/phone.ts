/** A leader that may be captured, and what becomes of it. */
import { formatSpice } from '../../../messages/numbers.ts';

/** A captured leader is kept. */
export const HOLD_IT = 'Hold it for one battle';

/** Or killed. */
export const formatToTanks = (pays: number): string => `To the tanks, for ${formatSpice(pays)}`;

/** The sheet of all that are held. */
export const CAPTIVES = {
  title: 'Your captured leaders',
  none: 'You hold no leader.',
  missing: 'Press the leaders that are yours.',
  choose: 'Choose your captives',
  enterNone: 'Enter that you hold no leader',
  how: 'Press a leader once when you hold it, twice when you have put it face down into the tanks.',
} as const;

/** The act of the sheet. */
export const formatEnterCaptives = (held: number, faceDown: number): string =>
  `Enter ${held} held, ${faceDown} face down`;

/** The page that asks whether one is drawn. */
export const CAPTURE = {
  missing: 'Choose under the cover first.',
  after: 'Do as you chose',
  before: 'Draw a leader, or nobody',
  cannot: 'None of them can be drawn now: dead, used in another territory, or yours already.',
  label: 'What you can do',
  nobody: 'Capture nobody',
} as const;

/** What became of a leader that is held. */
export const FATES = { held: 'held by you', faceDown: 'face down in the tanks' } as const;
