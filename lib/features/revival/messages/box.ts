/** Revival on the screen, beside the planet. */
import { REVIVED_AS_LEADERS } from '../../../model/factions.ts';
import { isLeader } from '../../../model/leaders.ts';
import type { RevivedLeader } from '../../../model/revival.ts';
import { leaderName } from '../../../messages/names.ts';
import { formatRow, formatForces } from '../../../messages/numbers.ts';
import type { Revived } from '../contract.ts';

/** Head of the box on the screen and at the desk. */
export const REVIVAL = 'Revival';

/** Nobody was in the tanks, or nobody wanted anybody back. */
export const NOBODY_BACK = 'Nobody came back.';

/** Beside the disc of somebody who is awaited, for who cannot see the sign. */
export const HAS_NOT_REVIVED = 'has not said yet who comes back';

/** Who came back of a faction: `3 forces, Burseg`. */
export const formatBack = (revived: Back): string => formatRow(backOf(revived));

type Back = Pick<Revived, 'count' | 'leader'>;

/** The same item by item. */
export const backOf = ({ count, leader }: Back): readonly string[] => [
  ...(count === 0 ? [] : [formatForces(count)]),
  ...(leader === null ? [] : [revivedName(leader)]),
];

/** Whoever comes back like a leader, by name. */
export const revivedName = (leader: RevivedLeader): string =>
  isLeader(leader) ? leaderName(leader) : REVIVED_AS_LEADERS[leader];
