/** The orders of the Lansraad: a restricted territory, and a faction that is held in place. */
import type { Environment, Feature } from '../../../kernel/feature.ts';
import { offerToCancel } from '../../../pieces/karama.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { NOTHING_CANCELLED, usesToOffer } from '../../../powers/cancelling.ts';
import type { GameEvent } from '../../../model/events.ts';
import { findActivity, popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Order, OrderActivity, OrdersContract, OrdersPublicView, OrdersSlice } from './contract.ts';
import { facts, ordersNoted } from './facts.ts';
import { log } from './log.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { heldNow, isFree, orderGiven, restrictedNow } from './standing.ts';

/** Returns the next event of the moment: a window about the order, or the end of the moment. */
function advance(ctx: Ctx, state: GameState, order: OrderActivity, { at }: Environment): readonly GameEvent[] {
  if (order.given === null)
    return activityPrompts(ctx, state, order).length > 0 ? [] : [{ type: 'OrderSettled', stands: false }];
  const uses = usesToOffer(ctx, state, order, ['order-given']);
  if (uses.length > 0) return offerToCancel(ctx, state, order.id, uses, at);
  return [{ type: 'OrderSettled', stands: order.cancelled.length === 0 }];
}

export const orders: Feature<OrdersContract> = {
  activities: { order: { advance, prompts: activityPrompts } },
  prompts: promptHandlers,
  initialSlice: () => ({
    orders: {
      asked: { turn: 0, moments: [] },
      influenceUsedIn: null,
      declinedIn: null,
      held: [],
      restricted: [],
    },
  }),
  publicView,
  facts,
  reducer: {
    OrderAsked: (state, { turn, moment }) =>
      pushActivity(
        withOrders(state, ({ asked }) => ({
          asked: { turn, moments: [...(asked.turn === turn ? asked.moments : []), moment] },
        })),
        { ...NOTHING_CANCELLED, kind: 'order', id: `order-${turn}-${moment}`, moment, declined: [], given: null },
      ),
    OrderDeclined: (state, { faction, allTurn }) =>
      withOrder(allTurn ? withOrders(state, () => ({ declinedIn: state.turn })) : state, ({ declined }) => ({
        declined: [...declined, faction],
      })),
    TerritoryRestricted: (state, { faction: by, territory }) =>
      withOrder(state, () => ({ given: { kind: 'restricts', by, territory } })),
    HeldInPlace: (state, { faction: by, held }) =>
      withOrder(
        withOrders(state, () => ({ influenceUsedIn: state.turn })),
        () => ({ given: { kind: 'holds', by, held } }),
      ),
    OrderSettled: settled,
  },
  log,
};

function publicView(_ctx: Ctx, state: GameState): OrdersPublicView {
  const held = heldNow(state);
  const restricted = restrictedNow(state);
  return {
    orders: {
      held: held === null ? null : { faction: held.faction, moment: held.moment },
      restricted:
        restricted === null
          ? null
          : {
              territory: restricted.territory,
              by: restricted.by,
              open: state.factions.map(({ faction }) => faction).filter((faction) => isFree(state, faction)),
            },
      given: orderGiven(state),
      noted: { 'this-turn': ordersNoted(state, 'this-turn'), 'last-turn': ordersNoted(state, 'last-turn') },
    },
  };
}

/** Records the order that stands, or that the moment has no effect. */
function settled(state: GameState, { stands }: { readonly stands: boolean }): GameState {
  const order = findActivity(state, 'order');
  if (order === null) return state;
  const after = popActivity(state, order.id);
  return stands && order.given !== null ? withStanding(after, order.given, order) : after;
}

function withStanding(state: GameState, given: Order, { moment }: OrderActivity): GameState {
  const { turn } = state;
  return withOrders(state, ({ held, restricted }) =>
    given.kind === 'holds'
      ? { held: [{ turn, faction: given.held, moment }, ...held.filter((one) => one.turn >= turn - 1)] }
      : {
          restricted: [
            { turn, territory: given.territory, by: given.by },
            ...restricted.filter((one) => one.turn === turn - 1),
          ],
        },
  );
}

const withOrders = (
  state: GameState,
  change: (orders: OrdersSlice['orders']) => Partial<OrdersSlice['orders']>,
): GameState => ({ ...state, orders: { ...state.orders, ...change(state.orders) } });

function withOrder(state: GameState, change: (order: OrderActivity) => Partial<OrderActivity>): GameState {
  const order = findActivity(state, 'order');
  return order === null ? state : updateActivity(state, 'order', order.id, change);
}
