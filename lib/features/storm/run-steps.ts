/** Runs the powers at each published step. */
import type { Random } from '../../core/random.ts';
import { activePowers, grantedPowers } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import type { SteeredBy } from '../../model/storm.ts';
import type { StormActivity } from './contract.ts';

/** Returns the events of powers before anything of the storm is known, one interlude at a time. */
export const beforeStorm = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  activePowers(ctx, state)
    .map((power) => power.beforeStorm?.({ state }) ?? [])
    .find((begun) => begun.length > 0) ?? [];

/**
 * Returns the means by which the storm moves from the second turn on: the first power that can move it, otherwise the
 * wheels, or in one edition an open die.
 */
export const stormSourceOf = (ctx: Ctx, state: GameState): SteeredBy =>
  activePowers(ctx, state)
    .map(({ steersStorm }) => steersStorm?.({ state }) ?? null)
    .find((steerer) => steerer !== null) ?? ctx.rules.stormOtherwise;

/** Returns the events with which a power finds the distance of the storm. Returns no events if the wheels decide. */
export const distanceFound = (ctx: Ctx, state: GameState, storm: StormActivity, random: Random): readonly GameEvent[] =>
  activePowers(ctx, state)
    .find(({ steersStorm }) => (steersStorm?.({ state }) ?? null) !== null)
    ?.findsDistance?.({ state, storm, rules: ctx.rules, random }) ?? [];

/** Returns the events of all powers after the storm has moved. */
export const afterStorm = (ctx: Ctx, state: GameState, storm: StormActivity, random: Random): readonly GameEvent[] =>
  grantedPowers(ctx, state).flatMap((power) => power.afterStorm?.({ state, storm, rules: ctx.rules, random }) ?? []);
