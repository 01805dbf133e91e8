/** Messages of orders. */
import type { Messages } from '../../../messages/messages.ts';
import { theFaction } from '../../../messages/names.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { OrderMoment, OrdersContract } from './contract.ts';

export const ordersMessages: Messages<OrdersContract> = {
  prompts: {
    'restrict-territory': {
      lead: 'Others must leave it before the battles, and may not enter it until the turn ends.',
      byDefault: 'No territory is restricted.',
    },
    'hold-in-place': {
      lead: ({ moment, byKarama }) =>
        `${WHAT_A_HOLD_DOES[moment]}${byKarama ? '' : ' You may hold one faction a turn.'}`,
      byDefault: 'No faction is held.',
    },
  },
  log: {
    'no-order-given': ({ faction, moment }) => `${theFaction(faction)} gave no order ${WHEN[moment]}.`,
    'territory-restricted': ({ faction, territory }, { edition }) =>
      `${theFaction(faction)} restricted ${theTerritory(territory, edition)} for this turn.`,
    'held-in-place': ({ faction, held, moment }) =>
      `${theFaction(faction)} ordered ${theFaction(held)} to hold in place ${WHEN[moment]}.`,
  },
};

const WHAT_A_HOLD_DOES = {
  movement: 'A held faction gets no forces back, ships none and moves none in this round.',
  battle: 'A held faction attacks nobody in this round. Others may attack it, and it defends itself.',
} as const;

const WHEN: Readonly<Record<OrderMoment, string>> = {
  storm: 'before the storm',
  movement: 'in revival and movement',
  battle: 'in the battles',
};
