/**
 * Permissions: the owner of a power decides once whether the power serves an ally. The rulebook says “may”, so without
 * a setting the owner is asked each time.
 */
import { advantagesOf, type Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { areAllies } from '../../model/selectors.ts';
import { withStandingOrder, withoutStandingOrder } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { PermissionsCommand, PermissionsOwnView, Permitted } from './contract.ts';
import { permissionFor, saidBy } from './api.ts';

/** Sets or withdraws a permission. Refuses `lends-to-allies`, `nothing-to-lend`. */
export function decidePermission(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  { to, power, permission }: PermissionsCommand,
): Decision {
  if (!areAllies(state, faction, to)) return refused({ code: 'lends-to-allies', faction: to });
  if (!lendsOf(ctx, faction).some((one) => one.power === power)) return refused({ code: 'nothing-to-lend', power });
  if (permissionFor(state, { power, by: faction, serves: to }) === permission) return accepted();
  return accepted({ type: 'PermissionSaid', faction, to, power, permission });
}

/** Returns the powers of a faction that may serve an ally at this table. */
export const lendsOf = (ctx: Ctx, faction: FactionId): PermissionsOwnView['permissions']['lends'] =>
  advantagesOf(ctx, faction).flatMap(({ id: power, lent }) => (lent === undefined ? [] : [{ power, lent }]));

/** Returns the events that end the settings for former allies. */
export const ended = (state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction }) =>
    [...new Set(saidBy(state, faction).map(({ to }) => to))]
      .filter((to) => !areAllies(state, faction, to))
      .map((to): GameEvent => ({ type: 'PermissionsEnded', faction, to })),
  );

/** Returns the settings of the allies for this faction, in the order of the circles. */
export const heardBy = (ctx: Ctx, state: GameState, faction: FactionId): PermissionsOwnView['permissions']['heard'] =>
  state.seating
    .filter(({ faction: by }) => areAllies(state, by, faction))
    .flatMap(({ faction: by }) =>
      lendsOf(ctx, by).map(({ power }) => ({
        by,
        power,
        permission: permissionFor(state, { power, by, serves: faction }),
      })),
    );

/** Returns the state with this setting of one power for one ally. */
export function withPermission(
  state: GameState,
  faction: FactionId,
  { to, power, permission }: Omit<PermissionsCommand, 'type'>,
): GameState {
  const others = saidBy(state, faction).filter((one) => one.to !== to || one.power !== power);
  return withSaid(state, faction, permission === 'asked' ? others : [...others, { to, power, permission }]);
}

/** Returns the state without the settings of `faction` for `to`. */
export const withoutPermissions = (state: GameState, faction: FactionId, to: FactionId): GameState =>
  withSaid(
    state,
    faction,
    saidBy(state, faction).filter((one) => one.to !== to),
  );

/** Stores the settings of a faction. If the list is empty, removes the order. */
const withSaid = (state: GameState, faction: FactionId, said: readonly Permitted[]): GameState => ({
  ...state,
  standingOrders:
    said.length === 0
      ? withoutStandingOrder(state.standingOrders, faction, 'permissions')
      : withStandingOrder(state.standingOrders, faction, { kind: 'permissions', said }),
});
