/**
 * Standing orders: settings of a seat that hold until it withdraws them, such as a limit, a pledge, a permission or a
 * prepared answer. They differ from commitments: a commitment is required, everybody sees that it was given, and it is
 * revealed later. A standing order is optional, and only its owner knows of it. The features that it affects read it.
 */
import type { UnionOf } from './contracts.ts';
import type { FactionId } from './factions.ts';

/** A standing order of any feature, with its fields. */
export type StandingOrder = UnionOf<'standingOrder'>;

/** All standing orders, in any order. An owner has at most one order of each kind. Only the owner knows the order. */
export type StandingOrders<Order extends OfAKind = StandingOrder> = readonly {
  readonly owner: FactionId;
  readonly order: Order;
}[];

interface OfAKind {
  readonly kind: string;
}
type ByKind<Order extends OfAKind> = { readonly [One in Order as One['kind']]: One };

export const NO_STANDING_ORDERS: StandingOrders<never> = [];

/** Returns the orders with this new order. It replaces an earlier order of the same owner and kind. */
export const withStandingOrder = <Order extends OfAKind>(
  orders: StandingOrders<Order>,
  owner: FactionId,
  order: Order,
): StandingOrders<Order> => [...withoutStandingOrder(orders, owner, order.kind), { owner, order }];

/** Returns the orders without this owner's order of the kind. */
export const withoutStandingOrder = <Order extends OfAKind>(
  orders: StandingOrders<Order>,
  owner: FactionId,
  kind: Order['kind'],
): StandingOrders<Order> => orders.filter((one) => one.owner !== owner || one.order.kind !== kind);

/** Returns the orders without the orders of these kinds. */
export const withoutKinds = <Order extends OfAKind>(
  orders: StandingOrders<Order>,
  kinds: readonly Order['kind'][],
): StandingOrders<Order> => orders.filter(({ order }) => !kinds.includes(order.kind));

/** Returns the orders without all orders of this owner. */
export const withoutOrdersOf = <Order extends OfAKind>(
  orders: StandingOrders<Order>,
  owner: FactionId,
): StandingOrders<Order> => orders.filter((one) => one.owner !== owner);

/** Returns this owner's order of the kind; `null` if the owner has no such order. */
export const standingOrderOf = <Order extends OfAKind, const Kind extends Order['kind']>(
  orders: StandingOrders<Order>,
  owner: FactionId,
  kind: Kind,
): ByKind<Order>[Kind] | null => {
  const stands = (order: Order): order is Order & ByKind<Order>[Kind] => order.kind === kind;
  return ordersOf(orders, owner).find(stands) ?? null;
};

/** Returns all orders of this owner, by kind. */
export const ordersOf = <Order extends OfAKind>(orders: StandingOrders<Order>, owner: FactionId): readonly Order[] =>
  orders
    .filter((one) => one.owner === owner)
    .map(({ order }) => order)
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
