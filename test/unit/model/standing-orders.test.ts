import { describe, expect, it } from 'vitest';
import {
  NO_ORDERS,
  orderOf,
  ordersOf,
  withoutKinds,
  withOrder,
  withoutOrder,
  withoutOrdersOf,
  type StandingOrders,
} from '#lib/model/standing-orders.ts';

type Order = { readonly kind: 'limit'; readonly upTo: number } | { readonly kind: 'permission' };

const none: StandingOrders<Order> = NO_ORDERS;
const limit = (upTo: number): Order => ({ kind: 'limit', upTo });

describe('a standing order', () => {
  const given = withOrder(withOrder(none, 'guild', limit(5)), 'fremen', limit(7));

  it('is its owner’s, and of its kind', () => {
    expect(orderOf(given, 'guild', 'limit')).toEqual(limit(5));
    expect(orderOf(given, 'fremen', 'limit')?.upTo).toBe(7);
    expect(orderOf(given, 'guild', 'permission')).toBeNull();
    expect(orderOf(given, 'emperor', 'limit')).toBeNull();
  });

  it('stands in the place of what was said before', () => {
    const changed = withOrder(given, 'guild', limit(2));
    expect(orderOf(changed, 'guild', 'limit')?.upTo).toBe(2);
    expect(ordersOf(changed, 'guild')).toHaveLength(1);
  });

  it('stands beside those of other kinds, which way round they were given', () => {
    const permission: Order = { kind: 'permission' };
    const one = withOrder(given, 'guild', permission);
    const other = withOrder(withOrder(none, 'guild', permission), 'guild', limit(5));
    expect(ordersOf(one, 'guild')).toEqual(ordersOf(other, 'guild'));
    expect(ordersOf(one, 'guild')).toHaveLength(2);
  });

  it('goes when it is taken back, alone', () => {
    const gone = withoutOrder(given, 'guild', 'limit');
    expect(gone).toEqual(withOrder(none, 'fremen', limit(7)));
    expect(withoutOrder(gone, 'guild', 'limit')).toEqual(gone);
  });

  it('goes with all of its kind, or all of its owner', () => {
    const more = withOrder(given, 'guild', { kind: 'permission' });
    expect(withoutKinds(more, ['limit'])).toEqual(withOrder(none, 'guild', { kind: 'permission' }));
    expect(withoutOrdersOf(more, 'guild')).toEqual(withOrder(none, 'fremen', limit(7)));
  });
});
