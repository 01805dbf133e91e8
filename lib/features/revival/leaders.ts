/**
 * The leaders that may be revived. When a faction has no leader at hand, it may revive one leader a turn, until no
 * leader is left in the tanks.
 */
import { freelyRevived } from './allowance.ts';
import { hasLivingLeader, isInOthersHands, ownDiscs } from '../../pieces/leaders.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { isMainCharacter, type LeaderId, ownerOf } from '../../model/leaders.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameEvent } from '../../model/events.ts';
import type { LeaderOffered } from '../../model/revival.ts';
import type { GameState, LeaderState } from '../../model/state.ts';
import type { RevivedLikeLeader } from './steps.ts';

/**
 * Returns the leaders that a faction may revive with its forces, and pieces that are revived like a leader. Such pieces
 * do not affect when leaders may be revived.
 * @rules GF9-2019 Phase 5 "Leader Revival", Atreides sheet "Kwisatz Haderach" · AH79 IX.D · R-158
 */
export function leadersOffered(ctx: Ctx, state: GameState, faction: FactionId): readonly LeaderOffered[] {
  return canReviveLeaders(ctx, state, faction) ? revivableAt(ctx, state, faction) : [];
}

/**
 * Returns the leaders that may be revived after their owner's move, in editions where they are not revived with forces.
 * @rules AH79 IX.D ·
 */
export const leadersAfterMove = (ctx: Ctx, state: GameState, faction: FactionId): readonly LeaderOffered[] =>
  ctx.rules.revival.leaders !== 'after-own-move'
    ? []
    : isLeaderFree(ctx, state, faction)
      ? freeLeaders(ctx, state, faction).map((leader) => ({ leader, price: 0 }))
      : mayReturn(state, faction)
        ? revivableAt(ctx, state, faction)
        : [];

/** Whether a power lets the faction revive another leader for free now. This depends on public facts only. */
export const isLeaderFree = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  freelyRevived(ctx, state, faction).leaders > 0 && freeLeaders(ctx, state, faction).length > 0;

/**
 * Returns the leaders that a power can bring back for free: any own leader in the tanks, whatever its deaths. Main
 * characters that never come back for free are left out.
 * @rules Nine-faction compendium XXXIV "Alliance" ·
 */
function freeLeaders(ctx: Ctx, state: GameState, faction: FactionId): readonly LeaderId[] {
  const { never } = freelyRevived(ctx, state, faction);
  return ownDiscs(state, faction)
    .filter((disc) => disc.where === 'tanks' && !isInOthersHands(disc))
    .map(({ leader }) => leader)
    .filter((leader) => !never.includes(leader));
}

function revivableAt(ctx: Ctx, state: GameState, faction: FactionId): readonly LeaderOffered[] {
  const isOpen = state.leadersReturning.includes(faction);
  const leaders = [...(isOpen ? revivable(state, faction) : []), ...mainsToRevive(state, faction)];
  return [
    ...leaders.map((leader) => ({ leader, price: ctx.strengthOf(leader) })),
    ...(isOpen ? othersOf(ctx, state, faction).map(({ leader, price }) => ({ leader, price })) : []),
  ];
}

/**
 * Whether a leader of this faction may be revived, by public facts: its leaders come back, or its main character is
 * dead.
 */
export const mayReturn = (state: GameState, faction: FactionId): boolean =>
  state.leadersReturning.includes(faction) || mainsToRevive(state, faction).length > 0;

/**
 * Returns the main character, if it may be revived: in any turn in which its faction has a living leader. It counts as
 * the one leader of the turn, and the number of its deaths does not matter.
 * @rules Nine-faction compendium XXVI · R-316
 */
const mainsToRevive = (state: GameState, faction: FactionId): readonly LeaderId[] =>
  hasLivingLeader(state, faction)
    ? state.leaders
        .filter(({ leader, where }) => where === 'tanks' && ownerOf(leader) === faction && isMainCharacter(leader))
        .map(({ leader }) => leader)
    : [];

/** Whether leaders may be revived. This depends on public facts. Only the owner may know which leaders. */
export const canReviveLeaders = ({ rules: { revival } }: Ctx, state: GameState, faction: FactionId): boolean =>
  revival.leaders === 'with-forces' && mayReturn(state, faction);

/** Returns the pieces of this faction, other than leaders, that are revived like a leader. */
export const othersOf = (ctx: Ctx, state: GameState, faction: FactionId): readonly RevivedLikeLeader[] =>
  activePowersOf(ctx, state, faction).flatMap(({ revivedLikeLeader }) => revivedLikeLeader?.({ state, faction }) ?? []);

/**
 * Returns the leaders that can be revived. A leader who died twice can be revived only when all other leaders except
 * captives have died twice too. A leader who died once can be revived in any case.
 */
function revivable(state: GameState, faction: FactionId): readonly LeaderId[] {
  const own = ownLeaders(state, faction).filter((disc) => !isInOthersHands(disc));
  const most = Math.max(1, Math.min(...own.map(timesDead)));
  return own.filter((disc) => disc.where === 'tanks' && timesDead(disc) <= most).map(({ leader }) => leader);
}

/** Returns the number of deaths. The death of a face-down leader counts when its face is shown. */
const timesDead = ({ deaths, faceDown }: LeaderState): number => deaths + (faceDown ? 1 : 0);

/** Returns the ordinary leaders of a faction. Its main character does not affect when they may be revived. */
const ownLeaders = (state: GameState, faction: FactionId): readonly LeaderState[] =>
  ownDiscs(state, faction).filter(({ leader }) => !isMainCharacter(leader));

/**
 * Returns the events that open or close the revival of leaders. The revival opens when the faction has no living
 * leader, captives included. It closes when no leader is left in the tanks. These counts are public. When all
 * leaders have died twice, their counts are equal again.
 * @rules R-158
 */
export const leadersCounted = (state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction }): readonly GameEvent[] => {
    const own = ownLeaders(state, faction);
    const isOpen = state.leadersReturning.includes(faction);
    const dead = own.filter(({ where }) => where === 'tanks');
    if (isOpen && dead.length === 0) return [{ type: 'LeadersAllBack', faction }];
    const isNoneAtHand = dead.length > 0 && own.every((disc) => disc.where === 'tanks' || isInOthersHands(disc));
    const isNewRound = isNoneAtHand && dead.every((disc) => timesDead(disc) > 1);
    return isNoneAtHand && (!isOpen || isNewRound) ? [{ type: 'LeadersGone', faction }] : [];
  });

const withOne = (factions: readonly FactionId[], faction: FactionId): readonly FactionId[] => [
  ...factions.filter((other) => other !== faction),
  faction,
];

/** Reduces the deaths of all leaders by one if all leaders in the tanks have died twice. */
export function withLeadersGone(state: GameState, faction: FactionId): GameState {
  const dead = ownLeaders(state, faction).filter(({ where }) => where === 'tanks');
  const again = dead.every((disc) => timesDead(disc) > 1);
  return {
    ...state,
    leadersReturning: withOne(state.leadersReturning, faction),
    leadersJustGone: withOne(state.leadersJustGone, faction),
    leaders: again ? withDeaths(state, faction, oneLess) : state.leaders,
  };
}

/** Resets the numbers of deaths, because all leaders are back. */
export const withLeadersBack = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  leadersReturning: state.leadersReturning.filter((other) => other !== faction),
  leaders: withDeaths(state, faction, () => 0),
});

const oneLess = (deaths: 0 | 1 | 2): 0 | 1 => (deaths === 2 ? 1 : 0);

const withDeaths = (
  { leaders }: GameState,
  faction: FactionId,
  change: (deaths: 0 | 1 | 2) => 0 | 1 | 2,
): readonly LeaderState[] =>
  leaders.map((disc) =>
    ownerOf(disc.leader) === faction && !isMainCharacter(disc.leader) ? { ...disc, deaths: change(disc.deaths) } : disc,
  );
