/** The mercenary leader: a disc of its own that serves one faction at a time. */
import type { LeaderId } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import { newDisc } from '../../pieces/leaders.ts';

/** Returns the state in which this leader serves its faction; with `null` the leader is in the pool. */
export function withMercenaryLeader(state: GameState, leader: LeaderId | null): GameState {
  const others = state.leaders.filter((disc) => disc.leader !== state.mercenaryLeader);
  return { ...state, mercenaryLeader: leader, leaders: leader === null ? others : [...others, newDisc(leader)] };
}
