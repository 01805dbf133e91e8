import { LEADER_IDS, leaderName, type TerritoryId } from '#client';

/** Returns the items with the widest names first. */
export const byLength = <Named>(all: readonly Named[], nameOf: (one: Named) => string): readonly Named[] =>
  [...all].sort((one, other) => nameOf(other).length - nameOf(one).length);

export const LONGEST_LEADERS = byLength(LEADER_IDS, leaderName);
export const LONGEST_TERRITORY: TerritoryId = 'habbanya-ridge-flat';
