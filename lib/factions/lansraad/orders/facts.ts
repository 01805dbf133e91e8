/** The orders of this turn and of the last turn, as the moderator corrects them. */
import { anyOf, oneOf } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { factionField, territoryField } from '../../../model/fields.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { requireInPlay } from '../../../pieces/requirements.ts';
import type { HoldMoment, OrdersContract, OrdersNoted, OrdersSlice, OrderTurn } from './contract.ts';
import { LANSRAAD } from './standing.ts';

const turnField = oneOf('this-turn', 'last-turn');

/** The handlers of the facts. The desk may enter any order, because the table may have agreed on other limits. */
export const facts: Feature<OrdersContract>['facts'] = {
  'restricted-territory': {
    input: { when: turnField, territory: anyOf(territoryField, oneOf(null)) },
    now: (state, { when }) => ({ kind: 'restricted-territory', when, territory: restrictedIn(state, when) }),
    validate: ({ advantages }, state) =>
      advantages.some(({ id }) => id === 'lansraad/restricted-territory')
        ? requireInPlay(state, LANSRAAD)
        : { code: 'not-offered' },
    set: (state, { when, territory }) => {
      const turn = turnOf(state, when);
      const others = state.orders.restricted.filter((one) => one.turn !== turn);
      return withOrders(state, {
        restricted: latestFirst(territory === null ? others : [...others, { turn, territory, by: LANSRAAD }]),
      });
    },
  },
  'held-faction': {
    input: { when: turnField, moment: oneOf('movement', 'battle'), faction: anyOf(factionField, oneOf(null)) },
    now: (state, { when, moment }) => ({ kind: 'held-faction', when, moment, faction: heldIn(state, when, moment) }),
    validate: (_ctx, state, { faction }) =>
      requireInPlay(state, LANSRAAD) ?? (faction === null ? null : requireInPlay(state, faction)),
    set: (state, { when, moment, faction }) => {
      const turn = turnOf(state, when);
      const others = state.orders.held.filter((one) => one.turn !== turn || one.moment !== moment);
      const held = latestFirst(faction === null ? others : [...others, { turn, faction, moment }]);
      const isUsed = held.some((one) => one.turn === state.turn);
      return withOrders(state, when === 'this-turn' ? { held, influenceUsedIn: isUsed ? state.turn : null } : { held });
    },
  },
};

/** Returns the orders of this turn and of the last turn. */
export const ordersNoted = (state: GameState, when: OrderTurn): OrdersNoted => ({
  restricted: restrictedIn(state, when),
  movement: heldIn(state, when, 'movement'),
  battle: heldIn(state, when, 'battle'),
});

const turnOf = ({ turn }: GameState, when: OrderTurn): number => (when === 'this-turn' ? turn : turn - 1);

const restrictedIn = (state: GameState, when: OrderTurn): TerritoryId | null =>
  state.orders.restricted.find(({ turn }) => turn === turnOf(state, when))?.territory ?? null;

const heldIn = (state: GameState, when: OrderTurn, moment: HoldMoment): FactionId | null =>
  state.orders.held.find((one) => one.turn === turnOf(state, when) && one.moment === moment)?.faction ?? null;

const latestFirst = <One extends { readonly turn: number }>(orders: readonly One[]): readonly One[] =>
  [...orders].sort((one, other) => other.turn - one.turn);

const withOrders = (state: GameState, change: Partial<OrdersSlice['orders']>): GameState => ({
  ...state,
  orders: { ...state.orders, ...change },
});
