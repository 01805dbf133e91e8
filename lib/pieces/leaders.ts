/** Leader discs, whoever has them: whose they are, who could have them, and what everybody can tell of it. */
import type { FactionId } from '../model/factions.ts';
import { type LeaderId, ownerOf } from '../model/leaders.ts';
import type { GameState, LeaderState } from '../model/state.ts';
import { leaderState } from '../model/selectors.ts';

/** Alive in somebody else's hands. */
export const isInOthersHands = ({ captor, where }: LeaderState): boolean => captor !== null && where === 'ready';

/** Dead for all to see. */
export const liesOpenInTanks = ({ where, faceDown }: LeaderState): boolean => where === 'tanks' && !faceDown;

/**
 * Whether others cannot know where this leader is: some leaders of its faction are in other hands or lie face down, and
 * it does not lie open in the tanks. The same for every such leader, or it would tell which they are.
 */
export const isHidden = (state: GameState, disc: LeaderState): boolean =>
  !liesOpenInTanks(disc) && othersWhoHave(state, ownerOf(disc.leader)).length > 0;

/** Everybody who could have this leader in hand, as far as the table may know; its owner is always among them. */
export function couldBeWith(state: GameState, leader: LeaderId): readonly FactionId[] {
  const owner = ownerOf(leader);
  return [owner, ...(isHidden(state, leaderState(state, leader)) ? othersWhoHave(state, owner) : [])];
}

/** Who else has leaders of this faction, alive or face down in the tanks; everybody can see that. */
const othersWhoHave = ({ leaders }: GameState, owner: FactionId): readonly FactionId[] => {
  const captors = new Set<FactionId>();
  for (const { leader, captor } of leaders) if (captor !== null && ownerOf(leader) === owner) captors.add(captor);
  return [...captors];
};
