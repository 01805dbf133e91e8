import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { ShipAndMoveContract } from './contract.ts';
import { isStep } from './put-back.ts';

/** What everybody may read of it: all but what is laid out ahead is done for all to see. */
export const log: Feature<ShipAndMoveContract>['log'] = {
  MovesChosen: ({ made }) => ({ code: 'moves-chosen', made }),
  ShippingBegan: notLogged,
  BeforeShippingAsked: notLogged,
  ShippingOpened: notLogged,
  ShippingPaused: notLogged,
  StepHeld: notLogged,
  TurnOpened: notLogged,
  OwnTurnBegan: ({ faction, outOfTurn }) => (outOfTurn ? { code: 'acts-out-of-turn', faction } : null),
  TurnGoesAsPrepared: notLogged,
  NothingShipped: ({ faction }) => ({ code: 'nothing-shipped', faction }),
  NothingMoved: ({ faction }) => ({ code: 'nothing-moved', faction }),
  NobodyToShip: ({ faction }) => ({ code: 'nothing-shipped', faction }),
  NobodyToMove: ({ faction }) => ({ code: 'nothing-moved', faction }),
  MoveGained: ({ faction }) => ({ code: 'move-gained', faction }),
  ArrivalAsked: notLogged,
  ArrivalAnswered: notLogged,
  StepUndone: ({ faction, done, because }) => {
    const isCancelled = because === 'cancelled';
    if (isStep(done)) return { code: 'step-undone', faction, what: done.kind, because: isCancelled ? because : 'slip' };
    return isCancelled ? null : { code: 'may-after-all', faction, what: done.kind === 'no-move' ? 'move' : 'shipment' };
  },
  FaresWithheld: ({ payee, amount }) => (amount === 0 ? null : { code: 'fares-withheld', payee, amount }),
  FareLent: ({ payee, amount }, audience) => (audience === payee ? { code: 'own-fare-lent', amount } : null),
  FareRepaid: ({ payee, amount, because }, audience) =>
    audience === payee && because === 'spice-came' ? { code: 'own-fare-repaid', amount } : null,
  LeadersAwaited: notLogged,
  OwnTurnOver: notLogged,
  OwnTurnEnded: notLogged,
  OwnTurnReopened: ({ faction }) => ({ code: 'turn-reopened', faction }),
  ShippingEnded: ({ byModerator }) => ({ code: 'shipping-ended', byModerator }),
  TurnPrepared: notLogged,
  PreparationDropped: notLogged,
};
