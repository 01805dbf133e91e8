/** The Fremen's decisions about worms: to place an additional worm, to spare an ally, and to ride a worm. */
import type { Feature } from '../../../kernel/feature.ts';
import { forcesOf } from '../../../model/forces.ts';
import type { WormsContract } from './contract.ts';
import { advance } from './advance.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { reducer } from './reducer.ts';
import { log } from './log.ts';

export const fremenWorms: Feature<WormsContract> = {
  activities: { 'worm-call': { advance, prompts: activityPrompts } },
  prompts: promptHandlers,
  reducer,
  log,
  seals: ['WormPlaced', 'AlliesSpared', 'WormRidden', 'RideDevoured'],
  actions: {
    WormRidden: ({ faction, riders, to }) =>
      to === null
        ? []
        : riders.map(({ territory, sector, ...riding }) => ({
            owner: faction,
            move: { kind: 'ride', faction, from: { territory, sector }, to, ...forcesOf(riding) },
          })),
  },
  inverseActions: { ride: ({ from, to, ...move }) => ({ ...move, from: to, to: from }) },
};
