/** The texts of phone, screen and desk about mercenaries. */
import { factionName, formatMercenaries, theFaction } from '../../../messages/names.ts';
import { formatList } from '../../../messages/numbers.ts';
import type { FactionId } from '../../../model/factions.ts';
import { discOf, type LeaderId, ownerOf } from '../../../model/leaders.ts';
import type { FactionView } from '../../../model/views/factions.ts';
import type { MercenariesView } from '../contract.ts';

export const MERCENARIES_SHOWN = {
  title: 'Mercenaries',
  leader: 'Mercenary leader',
  inPool: 'In the pool',
  strength: 'Strength of the mercenary leader',
} as const;

/** Returns the faction and the strength of the mercenary leader: `Guild, strength 3`. */
export const formatService = (leader: LeaderId): string =>
  `${factionName(ownerOf(leader))}, strength ${discOf(leader).strength}`;

/** Returns the lines about the pool, the reserves with mercenaries, and the leader. */
export const formatMercenaryLines = (
  { pool, leader }: MercenariesView,
  factions: readonly Pick<FactionView, 'faction' | 'hired'>[],
): readonly string[] => [
  formatPool(pool, leader === null),
  ...factions
    .filter(({ hired }) => hired > 0)
    .map(({ faction, hired }) => `In the reserves of ${theFaction(faction)}: ${formatMercenaries(hired)}.`),
  ...(leader === null
    ? []
    : [`The leader serves ${theFaction(ownerOf(leader))}, with strength ${discOf(leader).strength}.`]),
];

/** Returns the line about the pool: `In the pool: 5 mercenaries and the leader.` */
function formatPool(forces: number, hasLeader: boolean): string {
  const there = [...(forces > 0 ? [formatMercenaries(forces)] : []), ...(hasLeader ? ['the leader'] : [])];
  return there.length === 0 ? 'The pool is empty.' : `In the pool: ${formatList(there)}.`;
}

/** Whether any mercenary serves a faction. */
export const areAnyHired = ({ pool, all, leader }: MercenariesView): boolean => pool < all || leader !== null;

/** Returns the label of the mercenaries in the reserves of a faction, at the desk. */
export const formatInReservesOf = (faction: FactionId): string => `In the reserves of ${theFaction(faction)}`;
