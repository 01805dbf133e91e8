/** Advisors in the turns of others: they go with shipments, give way to whoever comes, and are told where to fight. */
import { FORCES_MOVED } from '../../../features/movement/steps.ts';
import { STEP_UNDONE } from '../../../features/ship-and-move/steps.ts';
import { SHIPMENT_MOMENTS } from '../../../features/shipment/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { epochRaised } from '../../../kernel/events.ts';
import { accepted } from '../../../model/decision.ts';
import type { PublicFact } from '../../../model/facts.ts';
import type { AdvisorsContract } from './contract.ts';
import { advance } from './advance.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { crossedIn, movedIn, reducer, shippedIn, stepUndone } from './reducer.ts';
import { hasStandingSend } from './sending.ts';
import { log } from './log.ts';
import { aloneBefore } from './alone.ts';
import { undoing } from './undoing.ts';

/** Facts on which it rests who may go where, and who may turn. */
const GOES_BY: readonly PublicFact['kind'][] = ['turn', 'forces', 'tanks', 'side', 'alliance'];

export const advisors: Feature<AdvisorsContract> = {
  initialSlice: () => ({
    advisors: { sent: null, turned: [], entered: [], announced: null, locked: { turn: 0, territories: [] } },
  }),
  activities: {
    advisors: {
      advance,
      prompts: activityPrompts,
      onCorrection: (_ctx, _state, _activity, { kind }) => (GOES_BY.includes(kind) ? [epochRaised()] : []),
    },
  },
  beforeNextPhase: aloneBefore,
  prompts: promptHandlers,
  standingOrders: { 'sends-advisors': { until: 'phase' } },
  commands: {
    AskAboutAdvisors: {
      from: 'seat',
      input: {},
      decide: (_ctx, state, _command, { by: faction }) =>
        hasStandingSend(state, faction) === null
          ? accepted()
          : accepted({ type: 'SendingOrdered', faction, sends: null }),
    },
  },
  ownView: ({ advantages }, state, faction) => ({
    sendsAlways: hasStandingSend(state, faction),
    sendsAdvisors: advantages.some((one) => one.faction === faction && one.id === 'bene-gesserit/advisor-ship'),
  }),
  reducer,
  log,
  actions: {
    AdvisorSent: ({ faction, territory, sector, side }) => [
      {
        owner: faction,
        move: { kind: 'forces-from-reserves', faction, territory, sector, count: 1, special: 0, side },
      },
    ],
    AdvisorSentBack: ({ faction, territory, sector, side }) => [
      { owner: faction, move: { kind: 'forces-to-reserves', faction, territory, sector, count: 1, special: 0, side } },
    ],
  },
  subscriptions: {
    [STEP_UNDONE]: stepUndone,
    [SHIPMENT_MOMENTS.shipped]: shippedIn,
    [SHIPMENT_MOMENTS.crossed]: crossedIn,
    [FORCES_MOVED]: movedIn,
  },
  advanceAlways: undoing,
  allowedBeforeStart: ['SendingOrdered'],
  neverUndone: ['SendingOrdered'],
};
