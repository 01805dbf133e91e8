/** What the powers in force make of each published step. */
import { activePowers } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { planOf } from './api/plans.ts';
import type { Power } from '../../powers/power.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import { type BattleOutcome, type PerPower, mapPerPower } from '../../model/battle.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import type { BattleActivity } from './contract.ts';
import { type FieldAdded, type PlanBound, victoryIn } from './steps.ts';

/** What the plan of a side may have in each field that powers add; `null` where none fills it. */
export function fieldsAdded(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
): PerPower<FieldAdded | null> {
  const added = activePowers(ctx, state).map(({ planFields }) => planFields?.({ state, battle, faction }) ?? {});
  return mapPerPower((field) => added.find((one) => one[field] !== undefined)?.[field] ?? null);
}

/** What powers add to the total of a side whose plan lies open, its leader alive or killed. */
export function addedToTotal(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
  isLeaderKilled: boolean,
): PerPower<number> {
  const at = { state, battle, faction, plan: planOf(battle, faction), isLeaderKilled };
  const added = activePowers(ctx, state).map(({ total }) => total?.(at) ?? {});
  return mapPerPower((field) => added.reduce((sum, one) => sum + (one[field] ?? 0), 0));
}

/** How a battle comes out in the end: each power may change what plans and traitors alone have made of it. */
export const outcomeByPowers = (
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  outcome: BattleOutcome,
): BattleOutcome =>
  activePowers(ctx, state).reduce(
    (before, { resolution }) => resolution?.({ state, battle, outcome: before }) ?? before,
    outcome,
  );

/** Whether nobody may call the leader of this side a traitor, whose plan lies open. */
export function isGuardedFromTraitors(ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): boolean {
  const at = { state, battle, faction, plan: planOf(battle, faction) };
  return activePowers(ctx, state).some(({ guardsFromTraitors }) => guardsFromTraitors?.(at) ?? false);
}

/** What else of this side dies as lasgun and shield meet. */
export function diesInExplosion(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
): readonly GameEvent[] {
  const at = { state, battle, faction, plan: planOf(battle, faction) };
  return activePowers(ctx, state).flatMap(({ explosion }) => explosion?.(at) ?? []);
}

/** What becomes of this side's leader, who lived. */
export const leaderLived = (
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
  leader: LeaderId,
): readonly GameEvent[] =>
  activePowers(ctx, state).flatMap((power) => power.leaderLived?.({ state, battle, faction, leader }) ?? []);

/** What begins before plans are made, as long as prescience has not been used; one interlude at a time. */
export const beforePlans = (ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] =>
  battle.prescience.state === 'to-come'
    ? begunBy(ctx, state, battle, (power) => power.beforePlans?.({ state, battle }))
    : [];

/** What begins after a victory; one interlude at a time, and none where nobody won. */
export function afterVictory(ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] {
  const won = victoryIn(state);
  if (won === null) return [];
  const { winner, loser } = won;
  return begunBy(ctx, state, battle, (power) => power.afterVictory?.({ state, battle, winner, loser }));
}

/** How a side is bound in what it plans, and by whose power; whoever has it. */
export function boundsOn(ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): readonly Bound[] {
  return activePowers(ctx, state).flatMap(({ id: by, bindsPlan }) => {
    const bind = bindsPlan?.({ state, battle, faction }) ?? null;
    return bind === null ? [] : [{ by, bind }];
  });
}

/** One way in which a plan is bound. */
export interface Bound {
  readonly by: AdvantageId;
  readonly bind: PlanBound;
}

/** The first power that has still its word at a step, and something to do there. */
function begunBy(
  ctx: Ctx,
  state: GameState,
  { offered }: BattleActivity,
  begins: (power: Power) => readonly GameEvent[] | undefined,
): readonly GameEvent[] {
  for (const power of activePowers(ctx, state)) {
    const begun = offered.includes(power.id) ? [] : (begins(power) ?? []);
    if (begun.length > 0) return begun;
  }
  return [];
}
