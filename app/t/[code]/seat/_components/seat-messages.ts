/** The texts of the phone's shell around the questions of the game. */
import { capitalize, formatList, type FactionId, factionName, theFaction } from '#client';

/** Says that another seat on the same phone has a question: `Harkonnen is asked on this phone too.` */
export const formatAskedHere = (faction: FactionId): string =>
  `${capitalize(theFaction(faction))} is asked on this phone too.`;

/** Returns the text of the link to another seat of this device. */
export const formatTurnTo = (faction: FactionId): string => `Turn to ${factionName(faction)}`;

/** Returns the name of the player's other seat, and says whether that seat has a question. */
export const formatOverTo = (faction: FactionId, asked: boolean): string =>
  `Over to ${factionName(faction)}${asked ? ', asked now' : ''}`;

/** The link to the desk, if this device also has the desk. */
export const TO_DESK = 'To the moderator’s desk';

/** The texts about the connection between phone and table. */
export const CONNECTION = {
  back: 'Back at the table',
  looking: 'Looking for the table',
  noAnswer: 'The laptop does not answer. It is tried again by itself.',
  noWiFi: 'This phone has no Wi-Fi. It is tried again by itself.',
} as const;

/** Returns the text about the next player of the device: `Hand this device to Atreides.` */
export const formatHandTo = (faction: FactionId): string => `Hand this device to ${theFaction(faction)}.`;

/** The texts of the cover between two seats of one device. */
export const SEAT_COVER = {
  lead: 'Mentat shows nothing of a seat before that. Only its player should look.',
  toDesk: 'Back to the desk',
} as const;

/** Returns the label of the button with which the next player opens the page. */
export const formatOpenSeat = (faction: FactionId): string => `Open ${factionName(faction)}`;

/** Returns the text of the link back to a sealed answer: `Back to your plan`. */
export const formatBackTo = (what: string): string => `Back to ${what}`;

/** The name of the row of tabs, for a screen reader. */
export const LOOK_AT = 'Look at';

/** The texts about a window that closed before the player chose. */
export const TOO_LATE = {
  title: 'This question has closed.',
  passed: 'A player without an answer has passed.',
} as const;

/** The link to the desk, if a vote needs an answer of the desk. */
export const ANSWER_AT_DESK = 'Answer at the desk';

/** Returns the text about allies after the name of a faction. */
export const formatAllyOf = (allies: readonly FactionId[]): string => `ally of ${formatList(allies.map(theFaction))}`;

/** The word for a sealed answer without another name. */
export const YOUR_ANSWER = 'your answer';

/**
 * The labels that lead out of the page of a question. `NOT_NOW` leads out of an optional prompt, which needs no answer.
 */
export const LOOK_AROUND = 'Look around';
export const NOT_NOW = 'Not now';
