/** The texts about the leaders in the battles of this phase, at the desk. */
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import { factionName, leaderName } from '../../../messages/names.ts';

/** The texts about leaders that are bound to a territory. */
export const FOUGHT = {
  label: 'Leaders that have fought this phase',
  title: 'Fought this phase',
  hint: 'A leader that has fought already fights in no other territory.',
  another: 'Another leader that has fought',
} as const;

/** The texts about leaders that rest. */
export const RESTING = {
  label: 'Leaders that rest',
  title: 'Brought back by a Ghola',
  hint: 'A leader that a Ghola revives during the battles rests until the next battle phase.',
  another: 'Another leader that rests',
} as const;

/** Returns the label of the territory in which a leader has fought. */
export const formatFoughtIn = (leader: LeaderId): string => `${leaderName(leader)} has fought in`;
/** Returns the label of a leader that rests. */
export const formatRests = (leader: LeaderId): string => `${leaderName(leader)} rests`;

/** Returns the warning that a correction opens sealed plans: both plans, or the plan of the faction `only`. */
export const formatSealedHere = (only: FactionId | null): string =>
  `${only === null ? 'Both plans are sealed here.' : `${factionName(only)} has sealed a plan here.`} Setting forces here opens sealed plans again on their owners’ phones, as they were.`;
