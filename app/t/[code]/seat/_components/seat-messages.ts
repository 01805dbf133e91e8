/** What the shell of a phone says around the questions of the game. */
import { capitalize, formatList, type FactionId, factionName, theFaction } from '#client';

/** Of another seat on the same phone: `Harkonnen is asked on this phone too.` */
export const formatAskedHere = (faction: FactionId): string =>
  `${capitalize(theFaction(faction))} is asked on this phone too.`;

/** The way to another seat of this device. */
export const formatTurnTo = (faction: FactionId): string => `Turn to ${factionName(faction)}`;

/** The other seat of one person, and that something is asked of it. */
export const formatOverTo = (faction: FactionId, asked: boolean): string =>
  `Over to ${factionName(faction)}${asked ? ', asked now' : ''}`;

/** The way to the desk, where this device holds it. */
export const TO_DESK = 'To the moderator’s desk';

/** How the phone stands to the table. */
export const CONNECTION = {
  back: 'Back at the table',
  looking: 'Looking for the table',
  noAnswer: 'The laptop does not answer. It is tried again by itself.',
  noWiFi: 'This phone has no Wi-Fi. It is tried again by itself.',
} as const;

/** Whose eyes come next: `Hand this device to Atreides.` */
export const formatHandTo = (faction: FactionId): string => `Hand this device to ${theFaction(faction)}.`;

/** Between two seats of one device. */
export const SEAT_COVER = {
  lead: 'Nothing of any seat is shown before. Whoever plays it looks alone.',
  toDesk: 'Back to the desk',
} as const;

/** The right hands hold it. */
export const formatOpenSeat = (faction: FactionId): string => `Open ${factionName(faction)}`;

/** The way back to what was sealed: `Back to your plan`. */
export const formatBackTo = (what: string): string => `Back to ${what}`;

/** The row of tabs, for who hears it. */
export const LOOK_AT = 'Look at';

/** A window that closed over an open choice. */
export const TOO_LATE = {
  title: 'This question has closed.',
  passed: 'Who had not answered has passed.',
} as const;

/** The way to the desk, where a vote asks for its answer. */
export const ANSWER_AT_DESK = 'Answer at the desk';

/** Behind the name. */
export const formatAllyOf = (allies: readonly FactionId[]): string => `ally of ${formatList(allies.map(theFaction))}`;

/** What was sealed, where it has no other name. */
export const YOUR_ANSWER = 'your answer';

/** The way out of a question, which waits; and of an offer, which needs no answer. */
export const LOOK_AROUND = 'Look around';
export const NOT_NOW = 'Not now';
