/** How a table goes on: phases that Mentat plays follow by themselves a moment after each other, or somebody says "next". */
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

/** Time to read what a phase has come to, and to say that one is still talking (ms). */
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
    // In 1979 it follows within its own phase: what was due then is due no more after it.
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

/** While the table was held no time ran. */
function putOff(state: GameState, shift: number): GameState {
  const { due } = state.pace;
  if (due === null) return state;
  const { opened, deadline } = due;
  return { ...state, pace: { ...state.pace, due: { ...due, opened: opened + shift, deadline: deadline + shift } } };
}
