/** How many forces of a faction may be revived now, and how many of these forces are free. */
import { activePowers, activePowersOf } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { hasLost } from '../../powers/main-characters.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import { alliesOf, factionState } from '../../model/selectors.ts';
import { specialForcesLeft } from '../../pieces/bring-back.ts';
import { findActivity } from '../../model/stack.ts';
import type { FreeRevival } from './steps.ts';
import type { GameState } from '../../model/state.ts';

/** An ally that may let a faction revive more forces for free and has not decided yet. */
export interface Letter {
  readonly by: FactionId;
  readonly power: AdvantageId;
  readonly free: number;
}

/**
 * Returns the number of free forces: the faction's own number, or the number that an ally grants.
 * @rules GF9-2019 sheets "Free revival", Fremen sheet "Alliance" · Nine-faction compendium XXVI
 */
export function freeForces(ctx: Ctx, state: GameState, faction: FactionId): number {
  const lets = findActivity(state, 'revival')?.lets ?? [];
  const given = lettersFor(ctx, state, faction)
    .filter(({ by }) => lets.some((one) => one.by === by && one.ally === faction && one.lets))
    .map(({ free }) => free);
  const own = hasLost(ctx, state, faction, 'free-revival') ? 0 : (ctx.rules.revival.free[faction] ?? 0);
  return Math.min(mostForces(ctx, state, faction), Math.max(own, freelyRevived(ctx, state, faction).forces, ...given));
}

/** Returns the maximum number of forces without payments of allies. A grant of free forces may raise it. */
export const mostForces = (ctx: Ctx, state: GameState, faction: FactionId): number =>
  areForcesStopped(ctx, state, faction)
    ? 0
    : Math.max(ctx.rules.revival.most, freelyRevived(ctx, state, faction).forces);

/** Whether a power keeps the forces of this faction in the tanks in this turn. */
export const areForcesStopped = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  activePowers(ctx, state).some(({ stopsForces }) => stopsForces?.({ state, faction }) === true);

/** Returns the forces and leaders that powers let this faction revive for free in this turn. */
export const freelyRevived = (ctx: Ctx, state: GameState, faction: FactionId): FreeRevival =>
  activePowers(ctx, state).reduce<FreeRevival>((sofar, { freeRevival }) => {
    const more = freeRevival?.({ state, faction }) ?? null;
    return more === null
      ? sofar
      : {
          forces: Math.max(sofar.forces, more.forces),
          leaders: Math.max(sofar.leaders, more.leaders),
          never: [...sofar.never, ...more.never],
          leaderIsFree: more.leaderIsFree ?? sofar.leaderIsFree ?? 'never',
        };
  }, NONE_FREE);

const NONE_FREE: FreeRevival = { forces: 0, leaders: 0, never: [], leaderIsFree: 'never' };

/**
 * Returns the allies that must still decide about free revivals of this faction, if their decision changes anything.
 */
export function lettersAsked(ctx: Ctx, state: GameState, faction: FactionId): readonly Letter[] {
  const lets = findActivity(state, 'revival')?.lets ?? [];
  const { count, special } = factionState(state, faction).tanks;
  const most = count - special + Math.min(special, specialForcesLeft(ctx.rules, state, faction));
  const free = Math.min(freeForces(ctx, state, faction), most);
  return lettersFor(ctx, state, faction).filter(
    (letter) => Math.min(letter.free, most) > free && !lets.some((one) => one.by === letter.by && one.ally === faction),
  );
}

const lettersFor = (ctx: Ctx, state: GameState, faction: FactionId): readonly Letter[] =>
  alliesOf(state, faction).flatMap((by) =>
    activePowersOf(ctx, state, by).flatMap(({ id: power, freeForAllies }) =>
      freeForAllies === undefined ? [] : [{ by, power, free: freeForAllies }],
    ),
  );
