/**
 * Standing orders: what somebody says once and the table goes by until it is taken back – a limit, a pledge, a permission,
 * an answer prepared ahead. A commitment is owed, is seen to be in, and is revealed; a standing order is owed by nobody,
 * and nobody but its owner ever learns whether there is one. Who plays something that it bears on asks for it.
 */
import type { UnionOf } from './contracts.ts';
import type { FactionId } from './factions.ts';

/** What can be ordered, whatever the feature. What is said with it stands in its fields. */
export type StandingOrder = UnionOf<'standingOrder'>;

/** All that stand, in any order; nobody has two of a kind. Secret to their owners. */
export type StandingOrders<Order extends OfAKind = StandingOrder> = readonly {
  readonly owner: FactionId;
  readonly order: Order;
}[];

interface OfAKind {
  readonly kind: string;
}
type ByKind<Order extends OfAKind> = { readonly [One in Order as One['kind']]: One };

export const NO_STANDING_ORDERS: StandingOrders<never> = [];

/** With this owner's order, in the place of one of the kind that stood. */
export const withStandingOrder = <Order extends OfAKind>(
  orders: StandingOrders<Order>,
  owner: FactionId,
  order: Order,
): StandingOrders<Order> => [...withoutStandingOrder(orders, owner, order.kind), { owner, order }];

/** Without this owner's order of the kind; where none stands that changes nothing. */
export const withoutStandingOrder = <Order extends OfAKind>(
  orders: StandingOrders<Order>,
  owner: FactionId,
  kind: Order['kind'],
): StandingOrders<Order> => orders.filter((one) => one.owner !== owner || one.order.kind !== kind);

/** Without any order of these kinds, whoever gave it. */
export const withoutKinds = <Order extends OfAKind>(
  orders: StandingOrders<Order>,
  kinds: readonly Order['kind'][],
): StandingOrders<Order> => orders.filter(({ order }) => !kinds.includes(order.kind));

/** Without all orders of this owner. */
export const withoutOrdersOf = <Order extends OfAKind>(
  orders: StandingOrders<Order>,
  owner: FactionId,
): StandingOrders<Order> => orders.filter((one) => one.owner !== owner);

/** What this owner has ordered of the kind; `null` where nothing stands. */
export const standingOrderOf = <Order extends OfAKind, const Kind extends Order['kind']>(
  orders: StandingOrders<Order>,
  owner: FactionId,
  kind: Kind,
): ByKind<Order>[Kind] | null => {
  const stands = (order: Order): order is Order & ByKind<Order>[Kind] => order.kind === kind;
  return ordersOf(orders, owner).find(stands) ?? null;
};

/** All that this owner has ordered, by kind. */
export const ordersOf = <Order extends OfAKind>(orders: StandingOrders<Order>, owner: FactionId): readonly Order[] =>
  orders
    .filter((one) => one.owner === owner)
    .map(({ order }) => order)
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
