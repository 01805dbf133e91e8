/** One card of the Bene Tleilaxu against one leader: how a trap and an attack are resolved. */
import type { Feature } from '../../../kernel/feature.ts';
import { advance, shown } from './advance.ts';
import type { AmbushesContract } from './contract.ts';
import { facts } from './facts.ts';
import { log } from './log.ts';
import { promptHandlers, prompts } from './prompts.ts';
import { reducer, subscriptions } from './reducer.ts';
import { ownView, publicView } from './view.ts';

export const ambushes: Feature<AmbushesContract> = {
  activities: {
    ambush: {
      advance,
      prompts,
      timer: {
        until: ({ time, shown: isOpen }) => (isOpen === null ? (time?.deadline ?? null) : null),
        onTimeout: shown,
      },
      // The time starts again after a take-back.
      onTakeBack: (ambush) => ({ ...ambush, defense: null, time: null }),
    },
  },
  prompts: promptHandlers,
  facts,
  initialSlice: () => ({ ambushes: { next: 1, holds: [], over: [] } }),
  publicView,
  ownView,
  reducer,
  subscriptions,
  seals: ['AmbushBegan', 'AmbushLeaderDrawn', 'AmbushShown'],
  log,
};
