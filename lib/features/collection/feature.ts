/** The collection of spice: forces take what lies beside them, and some strongholds bring spice to whoever occupies them. */
import type { Feature } from '../../kernel/feature.ts';
import { WORM_SUMMONED } from '../spice-blow/events.ts';
import { decideBeginCollection } from './begin.ts';
import type { CollectionContract } from './contract.ts';
import { follows } from './advance.ts';
import { harvestNow } from './api.ts';
import { offers, questions } from './prompts.ts';
import { closed, records } from './reducer.ts';
import { tells } from './log.ts';

export const collection: Feature<CollectionContract> = {
  questions,
  slice: () => ({ lastHarvest: null, nextHarvest: 1 }),
  sees: ({ rules }, state) => {
    const now = harvestNow(state);
    return { harvest: now?.harvest ?? null, harvestRates: now === null ? null : rules.collection };
  },
  records,
  tells,
  asksAtTable: (_ctx, state) => offers(state),
  followsAlways: follows,
  follows: { [WORM_SUMMONED]: closed },
  phases: {
    collection: {
      begin: (_ctx, state) => decideBeginCollection(state),
      isStillToCome: (_ctx, { turn, lastHarvest }) => lastHarvest?.turn !== turn,
      followsByItself: true,
      isToBeSeen: (state) => (harvestNow(state)?.harvest ?? []).length > 0,
    },
  },
  over: { CollectionBegan: (_event, { phase }) => (phase === 'collection' ? null : 'phase') },
  marks: { CollectionBegan: 'starts-afresh' },
};
