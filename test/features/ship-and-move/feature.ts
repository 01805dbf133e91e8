/** The test code for turns to ship and move. */
import { in1979Turns, inTurns, withMorePowersInTurns, withSquadInTurns } from '../../simulate/when.ts';
import type { FeatureTests } from '../../support/feature.ts';
import type { ShipAndMoveContract } from '#lib/features/ship-and-move/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { isMove } from '../movement/oracle.ts';
import { afterLaidOut, isShipment } from '../shipment/oracle/shipping.ts';
import { checks } from './assertions.ts';
import { aggressorsWrong, orderWrong } from './oracle-rules.ts';
import { acts, answers, moderator, sentences } from './step-definitions.ts';
import { chosen, slipMove, spentMove, secretPairs } from './generators.ts';
import { refusals } from './coverage.ts';
import { examples } from './examples.ts';

const oracle: Oracle<ShipAndMoveContract> = {
  'act-now': (_state, _prompt, value) => value === true,
  'prepare-shipment': (state, { faction: asks }, value) => value !== 'as-prepared' && isShipment(state, asks, value),
  'prepare-move': (state, { faction: asks }, value) => isMove(afterLaidOut(state, asks), asks, value),
};

export const shipAndMove: FeatureTests<'shipAndMove', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, acts, moderator, sentences, checks },
  oracle,
  invariant: (before, event) => [...orderWrong(before, event), ...aggressorsWrong(before, event)],
  prompts: { 'act-now': withMorePowersInTurns, 'prepare-shipment': inTurns, 'prepare-move': inTurns },
  events: {
    MovesChosen: 'always',
    ShippingBegan: inTurns,
    BeforeShippingAsked: inTurns,
    ShippingOpened: inTurns,
    ShippingPaused: withMorePowersInTurns,
    StepHeld: withMorePowersInTurns,
    TurnOpened: withMorePowersInTurns,
    OwnTurnBegan: inTurns,
    TurnGoesAsPrepared: inTurns,
    NothingShipped: inTurns,
    NothingMoved: inTurns,
    NobodyToShip: inTurns,
    NobodyToMove: inTurns,
    MoveGained: inTurns,
    ArrivalAsked: inTurns,
    ArrivalCaught: withSquadInTurns,
    ArrivalAnswered: inTurns,
    ShipmentForfeited: withMorePowersInTurns,
    LeadersAwaited: in1979Turns,
    OwnTurnOver: inTurns,
    OwnTurnEnded: inTurns,
    ShippingEnded: inTurns,
    TurnPrepared: inTurns,
    PreparationDropped: 'always',
  },
  // Mentat announces each prepared step when it happens.
  discloses: ['TurnGoesAsPrepared', 'NothingShipped', 'NothingMoved'],
  secretAnswers: ['prepare-shipment', 'prepare-move'],
  secretPairs,
  nowAndThen: [spentMove, slipMove],
  offered: ['act-now', 'prepare-shipment', 'prepare-move'],
  seldom: ['prepare-shipment', 'prepare-move'],
  chosen,
};
