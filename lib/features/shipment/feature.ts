/** Shipment: forces that come from the reserves onto the board. */
import { asRecord } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import type { Feature } from '../../kernel/feature.ts';
import { askedAnew } from '../../kernel/events.ts';
import { windowAnswersTakenBack } from '../../kernel/windows/events.ts';
import { happened } from '../../model/decision.ts';
import { lossesFrom } from '../../pieces/losses.ts';
import { runningShipment } from './api.ts';
import { withStops } from '../../powers/cancelling.ts';
import type { PublicFact } from '../../model/facts.ts';
import { STORM_LOSSES } from '../storm/events.ts';
import type { ShipmentContract } from './contract.ts';
import { goesOn } from './advance.ts';
import { forcesShipped } from './landing.ts';
import { moves } from './actions.ts';
import { asks, offers, questions } from './prompts.ts';
import { records } from './reducer.ts';
import { tells } from './log.ts';
import { shipmentView } from './view.ts';

/** Facts on which it rests where reserves may come, and at what price: an offer seen before says so no more. */
const LANDED_ON: readonly PublicFact['kind'][] = [
  'turn',
  'storm',
  'shield-wall',
  'forces',
  'tanks',
  'side',
  'alliance',
];

export const shipment: Feature<ShipmentContract> = {
  activities: {
    shipment: {
      phase: 'shipment',
      goesOn,
      asks,
      answers: {
        // Whom the storm takes of those who come into it; the others land.
        [STORM_LOSSES]: (_ctx, state, { stacks }, value) =>
          happened(
            ...forcesShipped(state, must(runningShipment(state), 'a shipment'), lossesFrom(stacks, asRecord(value))),
          ),
      },
      // Whom the storm takes may be others now, or the shipment impossible.
      corrected: (_ctx, state, _shipment, { kind }) => [
        ...(kind === 'alliance' ? windowAnswersTakenBack(state) : []),
        askedAnew(),
      ],
    },
  },
  questions,
  slice: () => ({ nextShipment: 1 }),
  sees: (_ctx, state) => ({ shipment: shipmentView(state) }),
  records,
  tells,
  asksAtTable: offers,
  correctedAtTable: (_ctx, { phase }, { kind }) =>
    phase === 'shipment' && LANDED_ON.includes(kind) ? [askedAnew()] : [],
  moves,
  acts: {
    shipment: {
      asked: 'by-its-power',
      settled: (state, { advantage }, during, outcome) => withStops(state, during, advantage, outcome),
    },
  },
};
