/**
 * The pace of the table. Either each phase that Mentat plays starts automatically a moment after the phase before it,
 * or a player presses Next.
 */
import { type Feature, notLogged } from '../../kernel/feature.ts';
import { accepted } from '../../model/decision.ts';
import { scheduledPhase } from '../../model/scheduled-phase.ts';
import type { GameState } from '../../model/state.ts';
import { booleanField } from '../../model/fields.ts';
import { HAND_LOWERED, TABLE_RESUMED } from '../pausing/events.ts';
import { BIDDING_BEGAN } from '../bidding/events.ts';
import { canStillBeUndone } from '../ship-and-move/api.ts';
import { SHIPPING_BEGAN } from '../ship-and-move/events.ts';
import type { PaceContract } from './contract.ts';

/** The time to read the result of a phase, and to raise a hand (ms). */
const TIME_TO_READ = 4_000;

export const pace: Feature<PaceContract> = {
  initialSlice: () => ({ pace: { byItself: false, due: null } }),
  commands: {
    ChoosePace: {
      from: 'moderator',
      input: { byItself: booleanField },
      decide: (_ctx, state, { byItself }) =>
        state.pace.byItself === byItself ? accepted() : accepted({ type: 'PaceChosen', byItself }),
    },
  },
  reducer: {
    PaceChosen: (state, { byItself }) => ({ ...state, pace: { byItself, due: null } }),
    NextPhaseDue: (state, { due }) => ({ ...state, pace: { ...state.pace, due } }),
  },
  log: { PaceChosen: ({ byItself }) => ({ code: 'pace-chosen', byItself }), NextPhaseDue: notLogged },
  subscriptions: {
    [HAND_LOWERED]: (state, { shift }) => putOff(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => putOff(state, shift),
    // In 1979 the bidding is a part of the announced phase. When the bidding begins, that phase is no longer due.
    [BIDDING_BEGAN]: (state) => ({ ...state, pace: { ...state.pace, due: null } }),
    [SHIPPING_BEGAN]: (state) => ({ ...state, pace: { ...state.pace, due: null } }),
  },
  publicView: (_ctx, state) => {
    const due = scheduledPhase(state);
    const goesOnByItself = state.pace.byItself;
    if (due === null) return { goesOnByItself, followsSoon: null };
    const { next, opened, deadline } = due;
    return { goesOnByItself, followsSoon: { next, opened, deadline, mayGoOn: !canStillBeUndone(state) } };
  },
  scheduleNextPhase: ({ turn, phase: after, epoch }, next, at) => ({
    type: 'NextPhaseDue',
    due: { turn, after, next, epoch, opened: at, deadline: at + TIME_TO_READ },
  }),
  allowedBeforeStart: ['PaceChosen'],
};

/** Moves the time of the next phase by `shift` (ms), because no time runs during a pause. */
function putOff(state: GameState, shift: number): GameState {
  const { due } = state.pace;
  if (due === null) return state;
  const { opened, deadline } = due;
  return { ...state, pace: { ...state.pace, due: { ...due, opened: opened + shift, deadline: deadline + shift } } };
}
