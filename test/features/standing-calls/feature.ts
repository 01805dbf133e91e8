/** What tests say of calls of treachery that are prepared ahead. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { callsWrong } from './oracle.ts';
import { acts } from './verbs.ts';
import { diversions, randomCall, twins } from './samples.ts';

export const standingCalls: FeatureTests<'standingCalls', keyof typeof twins> = {
  words: { acts, checks },
  events,
  invariant: callsWrong,
  twins,
  diversions,
  asides: [randomCall],
  isPrepared: ({ standingOrders }, { kind, asks }) =>
    kind === 'treachery' &&
    standingOrders.some(({ owner, order }) => owner === asks && order.kind === 'calls-treachery'),
};
