/** Force movement: a group goes from one territory to another, on foot or by ornithopter. */
import type { Feature } from '../../kernel/feature.ts';
import { refused } from '../../model/decision.ts';
import { forcesOf } from '../../model/forces.ts';
import { SETUP_ENDED } from '../setup/steps.ts';
import { SHIPPING_BEGAN } from '../ship-and-move/events.ts';
import { TURN_BEGAN } from '../turn/steps.ts';
import type { MovementContract } from './contract.ts';
import { placesHeld, withTurnBegun } from './ornithopters.ts';
import { reducer } from './reducer.ts';

export const movement: Feature<MovementContract> = {
  // The feature of the own turn handles the answers to this prompt.
  prompts: { move: { onAnswer: () => refused({ code: 'not-an-answer' }) } },
  initialSlice: () => ({ placesAt: { turnBegan: null, movesBegan: null } }),
  reducer,
  subscriptions: {
    // The position after the set-up counts as the end of a turn before the first.
    [SETUP_ENDED]: (state) => ({ ...state, ...withTurnBegun(state) }),
    [TURN_BEGAN]: (state) => ({ ...state, ...withTurnBegun(state) }),
    // A table may have entered its position in the middle of the turn.
    [SHIPPING_BEGAN]: (state, { round }) => ({
      ...state,
      placesAt: {
        ...withTurnBegun(state).placesAt,
        ...(round === 'moves' ? { movesBegan: placesHeld(state) } : {}),
      },
    }),
  },
  log: {
    ForcesMoved: ({ faction, moved: from, to, through }) => ({ code: 'forces-moved', faction, from, to, through }),
    GroupParted: ({ faction, ends }) => ({ code: 'group-parted', faction, ends }),
  },
  actions: {
    ForcesMoved: ({ faction, moved, to }) =>
      moved.map(({ territory, sector, ...forces }) => ({
        owner: faction,
        move: { kind: 'forces-move', faction, from: { territory, sector }, to, ...forcesOf(forces) },
      })),
    GroupParted: ({ faction, from, ends }) =>
      ends.map(({ territory, sector, ...forces }) => ({
        owner: faction,
        move: { kind: 'forces-move', faction, from, to: { territory, sector }, ...forcesOf(forces) },
      })),
  },
  inverseActions: { 'forces-move': ({ from, to, ...move }) => ({ ...move, from: to, to: from }) },
};
