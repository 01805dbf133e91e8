/** Coexistence: forces coexist with the forces of other factions, unless their owner says that they fight. */
import type { Feature } from '../../../kernel/feature.ts';
import { epochRaised } from '../../../kernel/events.ts';
import type { PublicFact } from '../../../model/facts.ts';
import { advance, aloneBefore } from './advance.ts';
import type { CoexistenceContract } from './contract.ts';
import { log } from './log.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { reducer, subscriptions } from './reducer.ts';

/** The facts on which coexistence depends. */
const GOES_BY: readonly PublicFact['kind'][] = ['turn', 'forces', 'tanks', 'side', 'alliance'];

export const coexistence: Feature<CoexistenceContract> = {
  initialSlice: () => ({ coexistence: { turn: 0, coexisting: [], fighting: [] } }),
  activities: {
    coexistence: {
      advance,
      prompts: activityPrompts,
      onCorrection: (_ctx, _state, _activity, { kind }) => (GOES_BY.includes(kind) ? [epochRaised()] : []),
    },
  },
  beforeNextPhase: aloneBefore,
  prompts: promptHandlers,
  reducer,
  subscriptions,
  log,
  seals: ['CoexistenceChosen'],
};
