/** "We are still talking", and the moderator's pause. */
import { type Feature, notLogged } from '../../kernel/feature.ts';
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
  initialSlice: () => ({ talking: [], paused: null, mending: false }),
  commands: {
    RaiseHand: {
      from: 'seat',
      input: {},
      decide: (_ctx, state, _command, { by, at }) => decideRaiseHand(state, by, at),
    },
    LowerHand: {
      from: 'seat-or-moderator',
      input: {},
      decide: (_ctx, state, _command, { by, at }) => decideLowerHand(state, by, at),
    },
    PauseTable: { from: 'moderator', input: {}, decide: (_ctx, state, _command, { at }) => decidePause(state, at) },
    ResumeTable: { from: 'moderator', input: {}, decide: (_ctx, state, _command, { at }) => decideResume(state, at) },
  },
  reducer: {
    HandRaised: (state, { faction, at: since }) => ({ ...state, talking: [...state.talking, { faction, since }] }),
    HandLowered: (state, { faction, shift }) => withHandLowered(state, faction, shift),
    TablePaused: (state, { at: paused }) => ({ ...state, paused }),
    TablePausedForCorrection: (state, { at: paused }) => ({ ...state, paused, mending: true }),
    TableResumed: (state, { shift }) => withResumed(state, shift),
  },
  log: {
    HandRaised: ({ faction }) => ({ code: 'hand-raised', faction }),
    HandLowered: ({ faction, by }) => ({ code: 'hand-lowered', faction, byModerator: by === 'moderator' }),
    TablePaused: () => ({ code: 'table-paused' }),
    // The pause for a correction needs no log line, because the correction is logged and everybody sees the pause.
    TablePausedForCorrection: notLogged,
    TableResumed: () => ({ code: 'table-resumed' }),
  },
  publicView: (_ctx, { mending }) => ({ mending }),
  onTakeBack: (back, now) => ({ ...back, mending: back.paused !== null && (back.mending || now.mending) }),
  pauseForCorrection: (at) => ({ type: 'TablePausedForCorrection', at }),
  allowedBeforeStart: ['HandRaised', 'HandLowered', 'TablePaused', 'TablePausedForCorrection', 'TableResumed'],
};
