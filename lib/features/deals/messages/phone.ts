/** The page for making a deal. */
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';

/** The name of the covered secret. */
export const YOUR_DEALS = 'your deals';

/** The title above the offers to this seat. */
export const PROPOSED_TO_YOU = 'Proposed to you';

/** The title above the offers of this seat. */
export const PROPOSED_BY_YOU = 'Proposed by you';

/** The title above the agreements. */
export const AGREED = 'Agreed, open to all';

/** The title above the quiet agreements. */
export const AGREED_QUIETLY = 'Agreed, known to the two sides';

/** The line if there are no offers. */
export const NOTHING_PROPOSED = 'Nothing is proposed to you.';

/** The two answers to an offer. */
export const ACCEPT = 'Accept';
export const DECLINE = 'Decline';

/** Returns the line below an open offer of this seat. */
export const formatWaitsFor = (to: FactionId): string =>
  `${capitalize(theFaction(to))} has not answered. Nobody else knows.`;

/** Returns the line below a declined offer. */
export const formatDeclined = (to: FactionId): string => `${capitalize(theFaction(to))} declined.`;

/** The buttons that withdraw an offer, or remove a declined offer. */
export const TAKE_BACK = 'Take it back';
export const PUT_AWAY = 'Put it away';

/** The texts of the form. */
export const FORM = {
  title: 'Propose a deal',
  open: 'Propose a deal',
  whom: 'With whom',
  words: 'What you agree',
  note: 'Everybody reads it once you both accept. Cards, leaders, forces and powers cannot be part of a deal.',
  quietNote: 'Only you two read it. Cards, leaders, forces and powers cannot be part of a deal.',
  readers: 'Who may read it',
  everybody: 'Everybody',
  twoSides: 'Only you two',
  now: 'Spice at once',
  later: 'Spice later',
  payer: 'Who pays it',
  remind: 'Remind the table',
  remindTwo: 'Remind you both',
  you: 'You',
  other: 'The other',
  never: 'Not needed',
  missing: 'Choose with whom, and write what you agree.',
  missingMoment: 'Choose when the rest is paid.',
  act: 'Propose it',
} as const;

/** The line if this seat can make no deal with any faction now. */
export const NOBODY_TO_DEAL_WITH = 'There is nobody you may deal with now.';
