import { type Feature, toNobody } from '../../kernel/feature.ts';
import type { ShipAndMoveContract } from './contract.ts';
import { isStep } from './put-back.ts';

/** What everybody may read of it: all but what is laid out ahead is done for all to see. */
export const tells: Feature<ShipAndMoveContract>['tells'] = {
  MovesChosen: ({ made }) => ({ code: 'moves-chosen', made }),
  ShippingBegan: toNobody,
  BeforeShippingAsked: toNobody,
  ShippingOpened: toNobody,
  ShippingPaused: toNobody,
  StepHeld: toNobody,
  TurnOpened: toNobody,
  OwnTurnBegan: ({ faction, outOfTurn }) => (outOfTurn ? { code: 'acts-out-of-turn', faction } : null),
  TurnGoesAsPrepared: toNobody,
  NothingShipped: ({ faction }) => ({ code: 'nothing-shipped', faction }),
  NothingMoved: ({ faction }) => ({ code: 'nothing-moved', faction }),
  NobodyToShip: ({ faction }) => ({ code: 'nothing-shipped', faction }),
  NobodyToMove: ({ faction }) => ({ code: 'nothing-moved', faction }),
  MoveGained: ({ faction }) => ({ code: 'move-gained', faction }),
  ArrivalAsked: toNobody,
  ArrivalAnswered: toNobody,
  StepUndone: ({ faction, done, because }) => {
    const isStopped = because === 'stopped';
    if (isStep(done)) return { code: 'step-undone', faction, what: done.kind, because: isStopped ? because : 'slip' };
    return isStopped ? null : { code: 'may-after-all', faction, what: done.kind === 'no-move' ? 'move' : 'shipment' };
  },
  FaresWithheld: ({ payee, amount }) => (amount === 0 ? null : { code: 'fares-withheld', payee, amount }),
  FareLent: ({ payee, amount }, audience) => (audience === payee ? { code: 'own-fare-lent', amount } : null),
  FareRepaid: ({ payee, amount, because }, audience) =>
    audience === payee && because === 'spice-came' ? { code: 'own-fare-repaid', amount } : null,
  LeadersAwaited: toNobody,
  OwnTurnOver: toNobody,
  OwnTurnEnded: toNobody,
  OwnTurnReopened: ({ faction }) => ({ code: 'turn-reopened', faction }),
  ShippingEnded: ({ byModerator }) => ({ code: 'shipping-ended', byModerator }),
  TurnPrepared: toNobody,
  PreparationDropped: toNobody,
};
