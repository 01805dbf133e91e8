/** Advisors in the turns of others: they accompany shipments, give way to arrivals, and choose where to fight. */
import type { Feature } from '../../../kernel/feature.ts';
import { epochRaised } from '../../../kernel/events.ts';
import { accepted } from '../../../model/decision.ts';
import type { PublicFact } from '../../../model/facts.ts';
import type { AdvisorsContract } from './contract.ts';
import { advance } from './advance.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { reducer } from './reducer.ts';
import { hasStandingSend } from './sending.ts';
import { log, logUndone } from './log.ts';
import { aloneBefore } from './alone.ts';

/** The facts on which the possible places and sides of forces depend. */
const GOES_BY: readonly PublicFact['kind'][] = ['turn', 'forces', 'tanks', 'side', 'alliance'];

export const advisors: Feature<AdvisorsContract> = {
  initialSlice: () => ({
    advisors: { locked: { turn: 0, territories: [] } },
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
  logUndone,
  actions: {
    AdvisorSent: ({ faction, territory, sector, side }) => [
      {
        owner: faction,
        move: { kind: 'forces-from-reserves', faction, territory, sector, count: 1, special: 0, side },
      },
    ],
  },
  seals: ['AdvisorSent', 'IntrusionAnswered'],
  allowedBeforeStart: ['SendingOrdered'],
  neverUndone: ['SendingOrdered'],
};
