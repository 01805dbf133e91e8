/** The test code for prepared traitor calls. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { callsWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';
import { sideActions, randomCall, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const standingCalls: FeatureTests<'standingCalls', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { acts, checks },
  events,
  invariant: callsWrong,
  secretPairs,
  sideActions,
  asides: [randomCall],
  isPrepared: ({ standingOrders }, { kind, faction: asks }) =>
    kind === 'traitor-call' &&
    standingOrders.some(({ owner, order }) => owner === asks && order.kind === 'calls-traitor'),
};
