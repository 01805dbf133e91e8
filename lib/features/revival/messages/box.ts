/** Revival on the screen, next to the planet. */
import { REVIVED_AS_LEADERS } from '../../../model/factions.ts';
import { isLeader } from '../../../model/leaders.ts';
import type { RevivedLeader } from '../../../model/revival.ts';
import { leaderName } from '../../../messages/names.ts';
import { formatRow, formatForces } from '../../../messages/numbers.ts';
import type { Revived } from '../contract.ts';

/** The title of the box on the screen and at the desk. */
export const REVIVAL = 'Revival';

/** The tanks were empty, or nobody was revived. */
export const NOBODY_BACK = 'Nobody came back.';

/** Next to the disc of an awaited faction, for screen readers. */
export const HAS_NOT_REVIVED = 'has not said yet who comes back';

/** The revived pieces of a faction: `3 forces, Burseg`. */
export const formatBack = (revived: Back): string => formatRow(backOf(revived));

type Back = Pick<Revived, 'count' | 'leader'>;

/** The same item by item. */
export const backOf = ({ count, leader }: Back): readonly string[] => [
  ...(count === 0 ? [] : [formatForces(count)]),
  ...(leader === null ? [] : [revivedName(leader)]),
];

/** The name of a piece that is revived like a leader. */
export const revivedName = (leader: RevivedLeader): string =>
  isLeader(leader) ? leaderName(leader) : REVIVED_AS_LEADERS[leader];
