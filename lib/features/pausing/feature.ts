/** "We are still talking", and the moderator's pause. */
import { type Feature, toNobody } from '../../kernel/feature.ts';
import type { PausingContract } from './contract.ts';
import {
  decideLowerHand,
  decidePause,
  decideRaiseHand,
  decideResume,
  withHandLowered,
  withResumed,
} from './talking.ts';

export const pausing: Feature<PausingContract> = {
  slice: () => ({ talking: [], paused: null, mending: false }),
  intents: {
    RaiseHand: {
      from: 'seat',
      sent: {},
      decided: (_ctx, state, _intent, { by, at }) => decideRaiseHand(state, by, at),
    },
    LowerHand: {
      from: 'seat-or-moderator',
      sent: {},
      decided: (_ctx, state, _intent, { by, at }) => decideLowerHand(state, by, at),
    },
    PauseTable: { from: 'moderator', sent: {}, decided: (_ctx, state, _intent, { at }) => decidePause(state, at) },
    ResumeTable: { from: 'moderator', sent: {}, decided: (_ctx, state, _intent, { at }) => decideResume(state, at) },
  },
  records: {
    HandRaised: (state, { faction, at: since }) => ({ ...state, talking: [...state.talking, { faction, since }] }),
    HandLowered: (state, { faction, shift }) => withHandLowered(state, faction, shift),
    TablePaused: (state, { at: paused }) => ({ ...state, paused }),
    TableHeldToMend: (state, { at: paused }) => ({ ...state, paused, mending: true }),
    TableResumed: (state, { shift }) => withResumed(state, shift),
  },
  tells: {
    HandRaised: ({ faction }) => ({ code: 'hand-raised', faction }),
    HandLowered: ({ faction, by }) => ({ code: 'hand-lowered', faction, byModerator: by === 'moderator' }),
    TablePaused: () => ({ code: 'table-paused' }),
    // What is put right is told, and all see that the table is held.
    TableHeldToMend: toNobody,
    TableResumed: () => ({ code: 'table-resumed' }),
  },
  sees: (_ctx, { mending }) => ({ mending }),
  takenBack: (back, now) => ({ ...back, mending: back.paused !== null && (back.mending || now.mending) }),
  holdsToMend: (at) => ({ type: 'TableHeldToMend', at }),
  beforeTheGame: ['HandRaised', 'HandLowered', 'TablePaused', 'TableHeldToMend', 'TableResumed'],
};
