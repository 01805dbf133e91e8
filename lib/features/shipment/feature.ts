/** Shipment: forces that come from the reserves onto the board. */
import { asRecord } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import type { Feature } from '../../kernel/feature.ts';
import { epochRaised } from '../../kernel/events.ts';
import { windowAnswersTakenBack } from '../../kernel/windows/events.ts';
import { accepted } from '../../model/decision.ts';
import { lossesFrom } from '../../pieces/losses.ts';
import { runningShipment } from './api.ts';
import { withCancelOutcome } from '../../powers/cancelling.ts';
import type { PublicFact } from '../../model/facts.ts';
import { STORM_LOSSES } from '../storm/events.ts';
import type { ShipmentContract } from './contract.ts';
import { advance } from './advance.ts';
import { forcesShipped } from './landing.ts';
import { actions } from './actions.ts';
import { activityPrompts, optionalPrompts, promptHandlers } from './prompts.ts';
import { reducer } from './reducer.ts';
import { log } from './log.ts';
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
      advance,
      prompts: activityPrompts,
      answers: {
        // Whom the storm takes of those who come into it; the others land.
        [STORM_LOSSES]: (_ctx, state, { stacks }, value) =>
          accepted(...forcesShipped(must(runningShipment(state), 'a shipment'), lossesFrom(stacks, asRecord(value)))),
      },
      // Whom the storm takes may be others now, or the shipment impossible.
      onCorrection: (_ctx, state, _shipment, { kind }) => [
        ...(kind === 'alliance' ? windowAnswersTakenBack(state) : []),
        epochRaised(),
      ],
    },
  },
  prompts: promptHandlers,
  initialSlice: () => ({ nextShipment: 1 }),
  publicView: (_ctx, state) => ({ shipment: shipmentView(state) }),
  reducer,
  log,
  boardPrompts: optionalPrompts,
  onBoardCorrection: (_ctx, { phase }, { kind }) =>
    phase === 'shipment' && LANDED_ON.includes(kind) ? [epochRaised()] : [],
  actions,
  uses: {
    shipment: {
      opensAt: 'by-its-power',
      settle: (state, { advantage }, during, outcome) => withCancelOutcome(state, during, advantage, outcome),
    },
  },
};
