/** Which leaders may come back: one a turn once none is at hand, until none is left in the tanks. */
import { isInOthersHands } from '../../pieces/leaders.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type LeaderId, ownerOf } from '../../model/leaders.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameEvent } from '../../model/events.ts';
import type { LeaderOffered } from '../../model/revival.ts';
import type { GameState, LeaderState } from '../../model/state.ts';
import type { RevivedLikeLeader } from './steps.ts';

/**
 * The leaders of a faction that may come back with its forces, and what is revived like one. Alive or dead, what is
 * revived like a leader has no say on when leaders are.
 * @rules GF9-2019 Phase 5 "Leader Revival", Atreides sheet "Kwisatz Haderach" · AH79 IX.D · R-158
 */
export function leadersOffered(ctx: Ctx, state: GameState, faction: FactionId): readonly LeaderOffered[] {
  return canReviveLeaders(ctx, state, faction) ? revivableAt(ctx, state, faction) : [];
}

/**
 * Those who may come back once their owner has moved, where leaders do not come back with forces.
 * @rules AH79 IX.D ·
 */
export const leadersAfterMove = (ctx: Ctx, state: GameState, faction: FactionId): readonly LeaderOffered[] =>
  ctx.rules.revival.leaders === 'after-own-move' && state.leadersReturning.includes(faction)
    ? revivableAt(ctx, state, faction)
    : [];

function revivableAt(ctx: Ctx, state: GameState, faction: FactionId): readonly LeaderOffered[] {
  return [
    ...revivable(state, faction).map((leader) => ({ leader, price: ctx.strengthOf(leader) })),
    ...othersOf(ctx, state, faction).map(({ leader, price }) => ({ leader, price })),
  ];
}

/** Whether leaders may come back, as everybody can see: which of them, their owner alone may know. */
export const canReviveLeaders = ({ rules: { revival } }: Ctx, state: GameState, faction: FactionId): boolean =>
  revival.leaders === 'with-forces' && state.leadersReturning.includes(faction);

/** What is no leader of this faction and is revived like one. */
export const othersOf = (ctx: Ctx, state: GameState, faction: FactionId): readonly RevivedLikeLeader[] =>
  activePowersOf(ctx, state, faction).flatMap(({ revivedLikeLeader }) => revivedLikeLeader?.({ state, faction }) ?? []);

/**
 * Who died again waits until all others have: those who are captive are no part of it. Who died once waits for nobody,
 * not even for one that has come home and never died.
 */
function revivable(state: GameState, faction: FactionId): readonly LeaderId[] {
  const own = ownLeaders(state, faction).filter((disc) => !isInOthersHands(disc));
  const most = Math.max(1, Math.min(...own.map(timesDead)));
  return own.filter((disc) => disc.where === 'tanks' && timesDead(disc) <= most).map(({ leader }) => leader);
}

/** The death of one that lies face down is counted when its face is shown. */
const timesDead = ({ deaths, faceDown }: LeaderState): number => deaths + (faceDown ? 1 : 0);

const ownLeaders = ({ leaders }: GameState, faction: FactionId): readonly LeaderState[] =>
  leaders.filter(({ leader }) => ownerOf(leader) === faction);

/**
 * Revival of leaders opens when none is at hand, captives among those who are not; it closes when none is left in the
 * tanks. Everybody can count them. Once all have died twice, each has died as often as the others.
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

/** One time less for all of them where all in the tanks have died again. */
export function withLeadersGone(state: GameState, faction: FactionId): GameState {
  const dead = ownLeaders(state, faction).filter(({ where }) => where === 'tanks');
  const again = dead.every((disc) => timesDead(disc) > 1);
  return {
    ...state,
    leadersReturning: [...state.leadersReturning.filter((other) => other !== faction), faction],
    leaders: again ? withDeaths(state, faction, oneLess) : state.leaders,
  };
}

/** All of them are back: they have died no more than each other. */
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
  leaders.map((disc) => (ownerOf(disc.leader) === faction ? { ...disc, deaths: change(disc.deaths) } : disc));
