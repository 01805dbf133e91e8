/** Revival on the screen, next to the planet. */
import { REVIVED_AS_LEADERS } from '../../../model/factions.ts';
import { isLeader } from '../../../model/leaders.ts';
import type { RevivedLeader } from '../../../model/revival.ts';
import { leaderName } from '../../../messages/names.ts';
import { formatRow, formatForces } from '../../../messages/numbers.ts';
import type { Revived } from '../contract.ts';

/** The title of the box on the screen and at the desk. */
export const REVIVAL = 'Revival';

/** The text if the tanks were empty, or nothing was revived. */
export const NOBODY_BACK = 'Nobody came back.';

/** The state of an awaited faction next to its disc, for screen readers. */
export const HAS_NOT_REVIVED = 'has not chosen yet';

/** Returns the revived pieces of a faction in a line: `3 forces, Burseg`. */
export const formatBack = (revived: Back): string => formatRow(backOf(revived));

type Back = Pick<Revived, 'count' | 'leader'>;

/** Returns the revived pieces of a faction as a list. */
export const backOf = ({ count, leader }: Back): readonly string[] => [
  ...(count === 0 ? [] : [formatForces(count)]),
  ...(leader === null ? [] : [revivedName(leader)]),
];

/** Returns the name of a piece that is revived like a leader. */
export const revivedName = (leader: RevivedLeader): string =>
  isLeader(leader) ? leaderName(leader) : REVIVED_AS_LEADERS[leader];
