/** The mercenary leader: a disc of its own that serves one faction at a time. */
import type { FactionId } from '../../model/factions.ts';
import { discOf, type LeaderId, typedLeader } from '../../model/leaders.ts';
import type { GameState, LeaderState } from '../../model/state.ts';

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

/** Returns the state in which this leader serves its faction; with `null` the leader is in the pool. */
export function withMercenaryLeader(state: GameState, leader: LeaderId | null): GameState {
  const others = state.leaders.filter((disc) => disc.leader !== state.mercenaryLeader);
  return { ...state, mercenaryLeader: leader, leaders: leader === null ? others : [...others, newDisc(leader)] };
}

const newDisc = (leader: LeaderId): LeaderState => ({
  leader,
  where: 'ready',
  foughtIn: null,
  diedIn: [],
  deaths: 0,
  faceDown: false,
  resting: false,
  captor: null,
});
