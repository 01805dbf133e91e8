import { describe, expect, it } from 'vitest';
import {
  NO_STANDING_ORDERS,
  standingOrderOf,
  ordersOf,
  withoutKinds,
  withStandingOrder,
  withoutStandingOrder,
  withoutOrdersOf,
  type StandingOrders,
} from '#lib/model/standing-orders.ts';

type Order = { readonly kind: 'limit'; readonly upTo: number } | { readonly kind: 'permission' };

const none: StandingOrders<Order> = NO_STANDING_ORDERS;
const limit = (upTo: number): Order => ({ kind: 'limit', upTo });

describe('the set of standing orders', () => {
  const given = withStandingOrder(withStandingOrder(none, 'guild', limit(5)), 'fremen', limit(7));

  it('holds an order by its owner and its kind', () => {
    expect(standingOrderOf(given, 'guild', 'limit')).toEqual(limit(5));
    expect(standingOrderOf(given, 'fremen', 'limit')?.upTo).toBe(7);
    expect(standingOrderOf(given, 'guild', 'permission')).toBeNull();
    expect(standingOrderOf(given, 'emperor', 'limit')).toBeNull();
  });

  it('replaces an earlier order of the same kind', () => {
    const changed = withStandingOrder(given, 'guild', limit(2));
    expect(standingOrderOf(changed, 'guild', 'limit')?.upTo).toBe(2);
    expect(ordersOf(changed, 'guild')).toHaveLength(1);
  });

  it('keeps orders of several kinds, in whatever sequence they were given', () => {
    const permission: Order = { kind: 'permission' };
    const one = withStandingOrder(given, 'guild', permission);
    const other = withStandingOrder(withStandingOrder(none, 'guild', permission), 'guild', limit(5));
    expect(ordersOf(one, 'guild')).toEqual(ordersOf(other, 'guild'));
    expect(ordersOf(one, 'guild')).toHaveLength(2);
  });

  it('loses one order when that order is removed', () => {
    const gone = withoutStandingOrder(given, 'guild', 'limit');
    expect(gone).toEqual(withStandingOrder(none, 'fremen', limit(7)));
    expect(withoutStandingOrder(gone, 'guild', 'limit')).toEqual(gone);
  });

  it('loses all orders of one kind, or all of one owner', () => {
    const more = withStandingOrder(given, 'guild', { kind: 'permission' });
    expect(withoutKinds(more, ['limit'])).toEqual(withStandingOrder(none, 'guild', { kind: 'permission' }));
    expect(withoutOrdersOf(more, 'guild')).toEqual(withStandingOrder(none, 'fremen', limit(7)));
  });
});
