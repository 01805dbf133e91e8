import { SECRET_DECLARED } from '../../kernel/events.ts';
import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { ShipAndMoveContract } from './contract.ts';
import { FORCES_MOVED } from '../movement/steps.ts';
import { SHIPMENT_MOMENTS } from '../shipment/steps.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Round } from '../../model/phases.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { UndoCause } from '../../model/uses.ts';

const roundIn = (state: GameState): Round => findActivity(state, 'ship-and-move')?.round ?? 'both';

/** The public log lines. Only prepared turns are secret. */
export const log: Feature<ShipAndMoveContract>['log'] = {
  MovesChosen: ({ made }) => ({ code: 'moves-chosen', made }),
  ShippingBegan: notLogged,
  BeforeShippingAsked: notLogged,
  ShippingOpened: notLogged,
  ShippingPaused: notLogged,
  StepHeld: notLogged,
  TurnOpened: notLogged,
  OwnTurnBegan: ({ faction, outOfTurn }, _audience, before) =>
    outOfTurn ? { code: 'acts-out-of-turn', faction, round: roundIn(before) } : null,
  TurnGoesAsPrepared: notLogged,
  NothingShipped: ({ faction }) => ({ code: 'nothing-shipped', faction }),
  NothingMoved: ({ faction }) => ({ code: 'nothing-moved', faction }),
  NobodyToShip: ({ faction }) => ({ code: 'nothing-shipped', faction }),
  NobodyToMove: ({ faction }) => ({ code: 'nothing-moved', faction }),
  MoveGained: ({ faction }) => ({ code: 'move-gained', faction }),
  ArrivalAsked: notLogged,
  ArrivalCaught: notLogged,
  ArrivalAnswered: notLogged,
  ShipmentForfeited: notLogged,
  LeadersAwaited: notLogged,
  OwnTurnOver: notLogged,
  OwnTurnEnded: notLogged,
  ShippingEnded: ({ byModerator }, _audience, before) => ({
    code: 'shipping-ended',
    byModerator,
    round: roundIn(before),
  }),
  TurnPrepared: notLogged,
  PreparationDropped: notLogged,
};

/** The public log lines when an event is undone. */
export const logUndone: NonNullable<Feature<ShipAndMoveContract>['logUndone']> = {
  [SHIPMENT_MOMENTS.shipped]: ({ faction }, { because }) => stepUndone(faction, 'shipment', because),
  [SHIPMENT_MOMENTS.crossed]: ({ faction }, { because }) => stepUndone(faction, 'shipment', because),
  [SHIPMENT_MOMENTS.withdrawn]: ({ faction }, { because }) => stepUndone(faction, 'shipment', because),
  [FORCES_MOVED]: ({ faction }, { because }) => stepUndone(faction, 'move', because),
  NothingShipped: ({ faction }, { because }) => mayAfterAll(faction, 'shipment', because),
  NothingMoved: ({ faction }, { because }) => mayAfterAll(faction, 'move', because),
  NobodyToShip: ({ faction }, { because }) => mayAfterAll(faction, 'shipment', because),
  OwnTurnEnded: ({ faction }) => ({ code: 'turn-reopened', faction }),
};

const stepUndone = (faction: FactionId, what: 'shipment' | 'move', because: UndoCause) =>
  ({ code: 'step-undone', faction, what, because: because === 'slip' ? 'slip' : 'cancelled' }) as const;

const mayAfterAll = (faction: FactionId, what: 'shipment' | 'move', because: UndoCause) =>
  because === 'karama' ? null : ({ code: 'may-after-all', faction, what } as const);

/**
 * Returns the log line about a changed debt, for the owner only. Other seats could infer from the repayments how much
 * spice is behind a shield. A new count of the spice ends the debt.
 * @rules R-187
 */
export const logAlways: NonNullable<Feature<ShipAndMoveContract>['logAlways']> = (before, after, event, audience) => {
  const debtIn = ({ factions }: GameState): number => factions.find(({ faction }) => faction === audience)?.debt ?? 0;
  const more = debtIn(after) - debtIn(before);
  if (more > 0) return { code: 'own-fare-lent', amount: more };
  return more === 0 || event.type === SECRET_DECLARED ? null : { code: 'own-fare-repaid', amount: -more };
};
