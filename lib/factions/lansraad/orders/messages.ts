/** Messages of orders. */
import type { Messages } from '../../../messages/messages.ts';
import { factionName, theFaction } from '../../../messages/names.ts';
import { territoryName, theTerritory } from '../../../messages/territories.ts';
import type { HoldMoment, OrderMoment, OrdersContract, OrderTurn } from './contract.ts';

export const ordersMessages: Messages<OrdersContract> = {
  facts: {
    'restricted-territory': {
      about: ({ when }) => `Restricted territory ${IN_TURN[when]}`,
      value: ({ territory }, edition) => (territory === null ? 'none' : territoryName(territory, edition)),
      corrected: ({ when, territory }, { edition }) =>
        `noted that ${territory === null ? 'no territory' : theTerritory(territory, edition)} ${IS[when]} restricted ${IN_TURN[when]}`,
    },
    'held-faction': {
      about: ({ when, moment }) => `Faction held ${IN_ROUND[moment]} ${IN_TURN[when]}`,
      value: ({ faction }) => (faction === null ? 'none' : factionName(faction)),
      corrected: ({ when, moment, faction }) =>
        `noted that ${faction === null ? 'no faction' : theFaction(faction)} ${IS[when]} held ${IN_ROUND[moment]} ${IN_TURN[when]}`,
    },
  },
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

const IN_TURN: Readonly<Record<OrderTurn, string>> = { 'this-turn': 'this turn', 'last-turn': 'last turn' };
const IS: Readonly<Record<OrderTurn, string>> = { 'this-turn': 'is', 'last-turn': 'was' };
const IN_ROUND: Readonly<Record<HoldMoment, string>> = { movement: 'in movement', battle: 'in the battles' };

const WHEN: Readonly<Record<OrderMoment, string>> = {
  storm: 'before the storm',
  movement: 'in revival and movement',
  battle: 'in the battles',
};
