/** Runs the active powers at each published step. */
import { activePowers } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { planOf } from '../../model/plans.ts';
import type { Power } from '../../powers/power.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import { type BattleOutcome, type PerPower, mapPerPower } from '../../model/battle.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import type { BattleActivity } from './contract.ts';
import { pendingBattles } from './sites.ts';
import { type FieldAdded, type PlanBound, victoryIn } from './steps.ts';

/** Returns the possible values of each field that powers add to a side's plan; `null` if no power adds a field. */
export function fieldsAdded(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
): PerPower<FieldAdded | null> {
  const added = activePowers(ctx, state).map(
    ({ planFields }) => planFields?.({ state, battle, faction, rules: ctx.rules }) ?? {},
  );
  return mapPerPower((field) => added.find((one) => one[field] !== undefined)?.[field] ?? null);
}

/** Returns the additions of powers to the total of an open plan, with its leader alive or killed. */
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

/** Returns the final outcome, after all powers have changed the outcome of plans and traitors. */
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

/** Whether the leader of this open plan cannot be called a traitor. */
export function isGuardedFromTraitors(ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): boolean {
  const at = { state, battle, faction, plan: planOf(battle, faction) };
  return activePowers(ctx, state).some(({ guardsFromTraitors }) => guardsFromTraitors?.(at) ?? false);
}

/** Whether a power lets this faction call this leader besides the traitors that it has chosen. */
export const callsToo = (ctx: Ctx, state: GameState, faction: FactionId, leader: LeaderId): boolean =>
  activePowers(ctx, state).some((power) => power.callsToo?.({ state, faction, leader }) ?? false);

/** Returns the pieces that this side loses in an explosion besides its leader and forces. */
export function diesInExplosion(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
): readonly GameEvent[] {
  const at = { state, battle, faction, plan: planOf(battle, faction) };
  return activePowers(ctx, state).flatMap(({ explosion }) => explosion?.(at) ?? []);
}

/** Returns the effects of powers on this side's surviving leader. */
export const leaderLived = (
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
  leader: LeaderId,
): readonly GameEvent[] =>
  activePowers(ctx, state).flatMap((power) => power.leaderLived?.({ state, battle, faction, leader }) ?? []);

/**
 * Returns the events of powers before the plans, one interlude at a time. After prescience has been used there are no
 * such events.
 */
export const beforePlans = (ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] =>
  battle.prescience.state === 'to-come'
    ? begunBy(ctx, state, battle, (power) => power.beforePlans?.({ state, battle }))
    : [];

/** Returns the events of powers after a victory, one interlude at a time; no events if nobody won. */
export function afterVictory(ctx: Ctx, state: GameState, battle: BattleActivity): readonly GameEvent[] {
  const won = victoryIn(state);
  if (won === null) return [];
  const { winner, loser } = won;
  return begunBy(ctx, state, battle, (power) => power.afterVictory?.({ state, battle, winner, loser }));
}

/** Returns the constraints on a side's plan, each with the power that causes it. */
export function boundsOn(ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): readonly Bound[] {
  return activePowers(ctx, state).flatMap(({ id: by, bindsPlan }) => {
    const bind = bindsPlan?.({ state, battle, faction, rules: ctx.rules }) ?? null;
    return bind === null ? [] : [{ by, bind }];
  });
}

/** A constraint on a plan, with its power. */
export interface Bound {
  readonly by: AdvantageId;
  readonly bind: PlanBound;
}

/** Returns the first power at a step that has not acted yet and has something to do. */
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

/** Returns the events of powers before the first battle of the phase, one interlude at a time. */
export function beforeBattles(ctx: Ctx, state: GameState): readonly GameEvent[] {
  if (state.fought.length > 0) return [];
  const at = { state, pending: pendingBattles(ctx, state).length };
  return firstOf(activePowers(ctx, state).map((power) => power.beforeBattles?.(at) ?? []));
}

/** Returns the events of powers after the last battle of the phase, one interlude at a time. */
export const afterBattles = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  firstOf(activePowers(ctx, state).map((power) => power.afterBattles?.({ state }) ?? []));

const firstOf = (begun: readonly (readonly GameEvent[])[]): readonly GameEvent[] =>
  begun.find((events) => events.length > 0) ?? [];

/** Whether the phase has something to play: a battle, or an act of a power before the battles. */
export const hasBattlesToPlay = (ctx: Ctx, state: GameState): boolean =>
  pendingBattles(ctx, state).length > 0 ||
  activePowers(ctx, state).some(({ opensBattles }) => opensBattles?.({ state }) === true);
