/** Force movement: a group goes from one territory to another, on foot or by ornithopter. */
import type { Feature } from '../../kernel/feature.ts';
import { refused } from '../../model/decision.ts';
import { forcesOf } from '../../model/forces.ts';
import type { MovementContract } from './contract.ts';
import { reducer } from './reducer.ts';

export const movement: Feature<MovementContract> = {
  // The feature of the own turn handles the answers to this prompt.
  prompts: { move: { onAnswer: () => refused({ code: 'not-an-answer' }) } },
  reducer,
  log: {
    ForcesMoved: ({ faction, moved: from, to, through }) => ({ code: 'forces-moved', faction, from, to, through }),
  },
  actions: {
    ForcesMoved: ({ faction, moved, to }) =>
      moved.map(({ territory, sector, ...forces }) => ({
        owner: faction,
        move: { kind: 'forces-move', faction, from: { territory, sector }, to, ...forcesOf(forces) },
      })),
  },
  inverseActions: { 'forces-move': ({ from, to, ...move }) => ({ ...move, from: to, to: from }) },
};
