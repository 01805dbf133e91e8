/** The collection of spice: forces take spice at their places, and some strongholds bring spice to their holders. */
import type { Feature } from '../../kernel/feature.ts';
import { WORM_SUMMONED } from '../spice-blow/events.ts';
import { decideBeginCollection } from './begin.ts';
import type { CollectionContract } from './contract.ts';
import { subscriptions } from './advance.ts';
import { currentCollection } from './api.ts';
import { optionalPrompts, promptHandlers } from './prompts.ts';
import { closed, reducer } from './reducer.ts';
import { log } from './log.ts';

export const collection: Feature<CollectionContract> = {
  prompts: promptHandlers,
  initialSlice: () => ({ lastCollection: null, carriedDouble: { turn: 0, factions: [] }, nextCollection: 1 }),
  publicView: ({ rules }, state) => {
    const now = currentCollection(state);
    return { collection: now?.collection ?? null, collectionRates: now === null ? null : rules.collection };
  },
  reducer,
  log,
  redactCards: { 'carrying-doubled': () => null },
  boardPrompts: (_ctx, state) => optionalPrompts(state),
  advanceAlways: subscriptions,
  subscriptions: { [WORM_SUMMONED]: closed },
  phases: {
    collection: {
      begin: (_ctx, state) => decideBeginCollection(state),
      isPending: (_ctx, { turn, lastCollection }) => lastCollection?.turn !== turn,
      startsAutomatically: true,
      showsResult: (state) => (currentCollection(state)?.collection ?? []).length > 0,
    },
  },
  endsLifetime: { CollectionBegan: (_event, { phase }) => (phase === 'collection' ? null : 'phase') },
  instructionEffects: { CollectionBegan: 'starts-afresh' },
};
