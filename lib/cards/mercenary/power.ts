import { getField } from '../../core/answer.ts';
import { oneOf } from '../../core/grammar.ts';
import { reopenedByLeader } from '../../features/battle/api/reopening.ts';
import { isOnAuction } from '../../features/bidding/api.ts';
import type { GameEvent } from '../../model/events.ts';
import { mercenaryLeaderOf, USUAL_STRENGTH } from '../../model/mercenaries.ts';
import { type FactionId, FACTIONS } from '../../model/factions.ts';
import { currentBattle } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { mercenariesInPool } from '../../pieces/mercenaries.ts';
import { hasForces } from '../../powers/ctx.ts';
import type { CardPlayContext, CardPower } from '../../powers/power.ts';

/** The answer that hires the leader and no forces. */
const LEADER = 'leader';

/**
 * Brings the mercenary leader or five mercenary forces to the player or to another faction. The card is played at any
 * moment, except during an auction and while a battle plan is sealed.
 */
export const mercenary: CardPower<'mercenary'> = {
  kind: 'mercenary',
  rules: ['Nine-faction compendium XXXVII.B.6', 'R-114, R-315, R-317'],
  inBattle: null,
  playedFreely: {
    leavesPlans: true,
    fields: (player) => {
      const served = factionsServed(player);
      const hires = hiresNow(player.state);
      return isMoment(player.state) && served.length > 0 && hires.length > 0
        ? { serves: oneOf(...served), hires: oneOf(...hires) }
        : null;
    },
    effect: (player, answer) => {
      const faction = FACTIONS.find((one) => one === getField(answer, 'serves')) ?? player.faction;
      const hires = getField(answer, 'hires');
      return hires === LEADER
        ? leaderHired(player, faction)
        : [{ type: 'MercenariesHired', by: player.faction, faction, count: Number(hires) }];
    },
  },
};

/** Returns the factions that mercenaries can serve, the player first. A faction without forces has no reserves. */
function factionsServed({ state, faction, forces }: CardPlayContext): readonly FactionId[] {
  const others = state.seating.map((seat) => seat.faction).filter((other) => other !== faction);
  return [faction, ...others].filter((one) => hasForces({ forces }, one));
}

/** Returns what the pool has: the number of its forces, and the leader. */
function hiresNow(state: GameState): readonly (number | typeof LEADER)[] {
  const pool = mercenariesInPool(state);
  return [...(pool > 0 ? [pool] : []), ...(state.mercenaryLeader === null ? ([LEADER] as const) : [])];
}

/** Whether the card may be played now. This depends on public facts only. */
function isMoment(state: GameState): boolean {
  const battle = currentBattle(state);
  const isSealed = battle !== null && battle.step !== 'over' && (battle.revealed !== null || battle.plans.length > 0);
  return !isSealed && !isOnAuction(state);
}

/** A side that has announced or shown that it has no leader says so again. */
function leaderHired(player: CardPlayContext, faction: FactionId): readonly GameEvent[] {
  const battle = currentBattle(player.state);
  return [
    { type: 'MercenaryLeaderHired', by: player.faction, leader: mercenaryLeaderOf(faction, USUAL_STRENGTH) },
    ...(battle === null ? [] : reopenedByLeader(player, battle, [faction])),
  ];
}
