/**
 * Standing permissions: whose a power is says once for all whether it serves an ally. They are the owner's to give
 * ("may"), so that nothing said means asked each time.
 * @rules GF9-2019 Atreides, Bene Gesserit and Harkonnen sheets "Alliance" · AH79 XII · R-189
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

/** Says it, or takes it back. Refuses `lends-to-allies`, `nothing-to-lend`. */
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

/** Powers of a faction that may serve an ally at this table. */
export const lendsOf = (ctx: Ctx, faction: FactionId): PermissionsOwnView['permissions']['lends'] =>
  advantagesOf(ctx, faction).flatMap(({ id: power, lent }) => (lent === undefined ? [] : [{ power, lent }]));

/** What was said to whom is an ally no more is over. */
export const ended = (state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction }) =>
    [...new Set(saidBy(state, faction).map(({ to }) => to))]
      .filter((to) => !areAllies(state, faction, to))
      .map((to): GameEvent => ({ type: 'PermissionsEnded', faction, to })),
  );

/** What allies let their powers do for this faction, in the order of the circles. */
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

/** With this said of one power for one ally. */
export function withPermission(
  state: GameState,
  faction: FactionId,
  { to, power, permission }: Omit<PermissionsCommand, 'type'>,
): GameState {
  const others = saidBy(state, faction).filter((one) => one.to !== to || one.power !== power);
  return withSaid(state, faction, permission === 'asked' ? others : [...others, { to, power, permission }]);
}

/** Without anything that was said to this faction. */
export const withoutPermissions = (state: GameState, faction: FactionId, to: FactionId): GameState =>
  withSaid(
    state,
    faction,
    saidBy(state, faction).filter((one) => one.to !== to),
  );

/** Nothing said is no order. */
const withSaid = (state: GameState, faction: FactionId, said: readonly Permitted[]): GameState => ({
  ...state,
  standingOrders:
    said.length === 0
      ? withoutStandingOrder(state.standingOrders, faction, 'permissions')
      : withStandingOrder(state.standingOrders, faction, { kind: 'permissions', said }),
});
