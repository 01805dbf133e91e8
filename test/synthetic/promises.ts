/**
 * A made-up feature for tests of standing orders: "I pay up to n for you", until it is withdrawn; "I spend no more than
 * n", until the turn is over; and "nothing from me", until the phase is. A faction with a pledge asks for help, and
 * gets as much as was pledged. A payment shows all seats only that the pledge was enough, or the amount of the pledge.
 */
import type { FactionId, GameEvent, GameState, LogFact, Command } from '#engine';
import { notLogged, type Feature } from '#lib/kernel/feature.ts';
import { accepted } from '#lib/model/decision.ts';
import {
  standingOrderOf,
  withStandingOrder,
  withoutStandingOrder,
  type StandingOrder,
  type StandingOrders,
} from '#lib/model/standing-orders.ts';

type Pledge = { readonly kind: 'pledge'; readonly to: FactionId; readonly upTo: number };
type SpendingLimit = { readonly kind: 'spending-limit'; readonly upTo: number };
type Silence = { readonly kind: 'silence' };
type Ordered = Pledge | SpendingLimit | Silence;

type PledgesEvent =
  | { readonly type: 'OrderGiven'; readonly faction: FactionId; readonly order: Ordered }
  | { readonly type: 'OrderLifted'; readonly faction: FactionId; readonly kind: Ordered['kind'] }
  | { readonly type: 'HelpPaid'; readonly by: FactionId; readonly to: FactionId; readonly spice: number };

export type PledgesCommand =
  | { readonly type: 'GiveOrder'; readonly order: Ordered }
  | { readonly type: 'LiftOrder'; readonly kind: Ordered['kind'] }
  | { readonly type: 'AskForHelp'; readonly of: FactionId; readonly spice: number };

interface PledgesContract {
  readonly standingOrder: Ordered;
  readonly event: PledgesEvent;
  readonly command: PledgesCommand;
  readonly ownView: {
    readonly pledge: Pledge | null;
    readonly spendingLimit: SpendingLimit | null;
    readonly silence: Silence | null;
  };
}

export const promises: Feature<PledgesContract> = {
  standingOrders: { pledge: { until: 'taken-back' }, 'spending-limit': { until: 'turn' }, silence: { until: 'phase' } },
  commands: {
    GiveOrder: {
      from: 'seat',
      input: null,
      decide: (_ctx, _state, { order }, { by }) => madeUp({ type: 'OrderGiven', faction: by, order }),
    },
    LiftOrder: {
      from: 'seat',
      input: null,
      decide: (_ctx, _state, { kind }, { by }) => madeUp({ type: 'OrderLifted', faction: by, kind }),
    },
    AskForHelp: {
      from: 'seat',
      input: null,
      decide: (_ctx, state, { of, spice }, { by }) =>
        madeUp({ type: 'HelpPaid', by: of, to: by, spice: Math.min(spice, helpFor(state, of, by)) }),
    },
  },
  reducer: {
    OrderGiven: (state, { faction, order }) => inOrders(state, (all) => withStandingOrder(all, faction, order)),
    OrderLifted: (state, { faction, kind }) => inOrders(state, (all) => withoutStandingOrder(all, faction, kind)),
    HelpPaid: (state) => state,
  },
  log: {
    OrderGiven: notLogged,
    OrderLifted: notLogged,
    HelpPaid: (event) => ({ ...event, code: 'help-paid' }) as unknown as LogFact,
  },
  allowedBeforeStart: ['OrderGiven', 'OrderLifted'],
  ownView: (_ctx, { standingOrders: all }: WithOrders, faction) => ({
    pledge: standingOrderOf(all, faction, 'pledge'),
    spendingLimit: standingOrderOf(all, faction, 'spending-limit'),
    silence: standingOrderOf(all, faction, 'silence'),
  }),
};

/** The command of a seat. */
export const command = (command: PledgesCommand): Command => command as unknown as Command;

const madeUp = (event: PledgesEvent) => accepted(event as unknown as GameEvent);

type AllOrders = StandingOrders<StandingOrder | Ordered>;
interface WithOrders {
  readonly standingOrders: AllOrders;
}

/** The amount of the pledge, limited by the helper's own maximum. */
function helpFor({ standingOrders: all }: WithOrders, helper: FactionId, helped: FactionId): number {
  const pledge = standingOrderOf(all, helper, 'pledge');
  const limit = standingOrderOf(all, helper, 'spending-limit')?.upTo ?? Infinity;
  return pledge?.to === helped ? Math.min(pledge.upTo, limit) : 0;
}

const inOrders = (state: GameState, change: (all: AllOrders) => AllOrders): GameState => ({
  ...state,
  standingOrders: change(state.standingOrders) as StandingOrders,
});
