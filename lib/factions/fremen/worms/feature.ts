/** What Fremen do with worms: place one more, spare an ally, ride. */
import type { Feature } from '../../../kernel/feature.ts';
import type { WormsContract } from './contract.ts';
import { goesOn } from './advance.ts';
import { asks, questions } from './prompts.ts';
import { records } from './reducer.ts';
import { tells } from './log.ts';

export const fremenWorms: Feature<WormsContract> = {
  activities: { 'worm-call': { goesOn, asks } },
  questions,
  records,
  tells,
  moves: {
    WormRidden: ({ faction, riders, to }) =>
      to === null
        ? []
        : riders.map(({ territory, sector, count, special }) => ({
            owner: faction,
            move: { kind: 'ride', faction, from: { territory, sector }, to, count, special },
          })),
  },
  opposites: { ride: ({ from, to, ...move }) => ({ ...move, from: to, to: from }) },
};
