/** The page for making a deal. */
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';

/** The title of its cover. */
export const YOUR_DEALS = 'your deals';

/** Above the offers to this seat. */
export const PROPOSED_TO_YOU = 'Proposed to you';

/** Above the offers of this seat. */
export const PROPOSED_BY_YOU = 'Proposed by you';

/** Above the agreements. */
export const AGREED = 'Agreed, for all to know';

/** If there are no offers. */
export const NOTHING_PROPOSED = 'Nothing is proposed to you.';

/** Two answers of equal size. */
export const ACCEPT = 'Accept';
export const DECLINE = 'Decline';

/** Below an open offer of this seat. */
export const formatWaitsFor = (to: FactionId): string =>
  `${capitalize(theFaction(to))} has not answered. Nobody else knows.`;

/** Below a declined offer. */
export const formatDeclined = (to: FactionId): string => `${capitalize(theFaction(to))} declined.`;

/** Withdraws an offer, or removes a declined one. */
export const TAKE_BACK = 'Take it back';
export const PUT_AWAY = 'Put it away';

/** The form. */
export const FORM = {
  title: 'Propose a deal',
  open: 'Propose a deal',
  whom: 'With whom',
  words: 'What you agree',
  note: 'All read it once you both accept. Not part of a deal: cards, leaders, forces, powers.',
  now: 'Spice at once',
  later: 'Spice later',
  payer: 'Who pays it',
  remind: 'Remind the table',
  you: 'You',
  other: 'The other',
  never: 'Not needed',
  missing: 'Choose with whom, and write what you agree.',
  missingMoment: 'Choose when the rest is paid.',
  act: 'Propose it',
} as const;

/** This seat has no possible partner now. */
export const NOBODY_TO_DEAL_WITH = 'There is nobody you may deal with now.';
