/** The mercenaries of the nine-faction compendium: their number, and the name and the strength of their leader. */
import type { FactionId } from './factions.ts';
import { discOf, type LeaderId, typedLeader } from './leaders.ts';

/** The number of mercenary forces in the game. */
export const MERCENARIES = 5;

const NAME = 'Mercenary';
/** The strength of the leader, unless the table enters another one. */
export const USUAL_STRENGTH = 3;
/** The highest strength that the table can enter. */
export const MOST_STRENGTH = 10;

/** Returns the mercenary leader in the service of a faction. */
export const mercenaryLeaderOf = (faction: FactionId, strength: number): LeaderId =>
  typedLeader({ faction, strength, name: NAME });

/** Whether this id names the mercenary leader, whether or not it serves the faction now. */
export const isMercenaryId = (leader: LeaderId): boolean => discOf(leader).name === NAME;
