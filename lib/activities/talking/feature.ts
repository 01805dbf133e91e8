/** "We are still talking", and the moderator's pause. */
import type { Feature } from '../../play/feature.ts';
import type { TalkingContract } from './contract.ts';
import {
  decideLowerHand,
  decidePause,
  decideRaiseHand,
  decideResume,
  withHandLowered,
  withResumed,
} from './talking.ts';

export const talking: Feature<TalkingContract> = {
  slice: () => ({ talking: [], paused: null }),
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
    TableResumed: (state, { shift }) => withResumed(state, shift),
  },
  tells: {
    HandRaised: ({ faction }) => ({ code: 'hand-raised', faction }),
    HandLowered: ({ faction, by }) => ({ code: 'hand-lowered', faction, byModerator: by === 'moderator' }),
    TablePaused: () => ({ code: 'table-paused' }),
    TableResumed: () => ({ code: 'table-resumed' }),
  },
  beforeTheGame: ['HandRaised', 'HandLowered', 'TablePaused', 'TableResumed'],
};
