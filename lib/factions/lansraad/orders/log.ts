import { type Feature, notLogged } from '../../../kernel/feature.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { OrderMoment, OrdersContract } from './contract.ts';

/** The log lines of orders. They are the same for each audience. */
export const log: Feature<OrdersContract>['log'] = {
  OrderAsked: notLogged,
  OrderDeclined: ({ faction }, _audience, before) => ({ code: 'no-order-given', faction, moment: momentIn(before) }),
  TerritoryRestricted: ({ faction, territory }) => ({ code: 'territory-restricted', faction, territory }),
  HeldInPlace: ({ faction, held }, _audience, before) => ({
    code: 'held-in-place',
    faction,
    held,
    moment: momentIn(before),
  }),
  OrderSettled: notLogged,
};

const momentIn = (state: GameState): OrderMoment => findActivity(state, 'order')?.moment ?? 'storm';
