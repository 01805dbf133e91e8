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
import { isRoundOfTurns } from '../../model/phases.ts';
import { STORM_LOSSES } from '../storm/events.ts';
import type { ShipmentContract } from './contract.ts';
import { advance } from './advance.ts';
import { forcesShipped } from './landing.ts';
import { actions } from './actions.ts';
import { activityPrompts, optionalPrompts, promptHandlers } from './prompts.ts';
import { reducer } from './reducer.ts';
import { log } from './log.ts';
import { shipmentView } from './view.ts';

/** The facts that decide destinations and prices. When one of these changes, an earlier prompt is stale. */
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
        // The storm kills the chosen forces. The other forces land.
        [STORM_LOSSES]: (_ctx, state, { stacks }, value) =>
          accepted(...forcesShipped(must(runningShipment(state), 'a shipment'), lossesFrom(stacks, asRecord(value)))),
      },
      // The losses may have changed, or the shipment may be impossible.
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
    isRoundOfTurns(phase) && LANDED_ON.includes(kind) ? [epochRaised()] : [],
  actions,
  uses: {
    shipment: {
      opensAt: 'by-its-power',
      settle: (state, { advantage }, during, outcome) => withCancelOutcome(state, during, advantage, outcome),
    },
  },
};
