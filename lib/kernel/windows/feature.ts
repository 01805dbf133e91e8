/** Windows ask every seat the same question at once, in the same shape and for the same time. */
import { must } from '../../core/assert-never.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { windowLater } from './api.ts';
import { windowAnswerTakenBack } from './events.ts';
import { NO_COMMITMENTS } from '../../model/commitments.ts';
import type { WindowsContract } from '../../model/machine.ts';
import { popActivity } from '../../model/stack.ts';
import { type Feature, notLogged } from '../feature.ts';
import type { Handlers } from '../registry-types.ts';
import {
  hasAnswered,
  standingAnswersTimed,
  withAnswer,
  withoutAnswer,
  withStandingFrom,
  withTickPassed,
  withWindow,
} from './window.ts';

/** Returns the feature of windows, with the lookups of the registry. */
export const windows = ({
  windowHandlerFor: windowPart,
  secretHandlerFor: secretPart,
}: Handlers): Feature<WindowsContract> => ({
  activities: {
    window: {
      // A seat that passes for the whole phase is asked too, so that its phone looks like all other phones.
      prompts: (ctx, state, window) =>
        state.factions.map(({ faction }) =>
          createPrompt(state, window.ask, {
            faction,
            about: window.id,
            answers: must(windowPart(window.ask), window.ask.kind).answers(ctx, state, window.ask, faction),
            sealed: hasAnswered(window, faction),
            deadline: window.deadline,
          }),
        ),
      // If a correction has ended the activity below, the window closes without its answers.
      onClose: ({ id: window }) => [{ type: 'WindowClosed', window, early: 0 }],
      // The answer is withdrawn even if it was a pass. So no other seat can tell the answer.
      onDeclare: (_ctx, state, _window, faction, { kind }) =>
        secretPart(kind).affectsWindowAnswers === true ? windowAnswerTakenBack(state, faction) : [],
      advance: (_ctx, state, window, moment) =>
        window.standing === null ? [standingAnswersTimed(state, window, moment)] : [],
      // After a take-back the window opens again without answers.
      onTakeBack: (window, { at }) => ({
        ...windowLater(window, at - window.opened),
        passed: 0,
        standing: null,
        answers: NO_COMMITMENTS,
      }),
    },
  },
  reducer: {
    WindowOpened: withWindow,
    StandingAnswersTimed: withStandingFrom,
    WindowStayedOpen: withTickPassed,
    WindowAnswered: withAnswer,
    WindowAnswerWithdrawn: withoutAnswer,
    WindowClosed: (state, { window }) => popActivity(state, window),
  },
  log: {
    WindowOpened: notLogged,
    StandingAnswersTimed: notLogged,
    WindowStayedOpen: notLogged,
    WindowAnswered: notLogged,
    WindowAnswerWithdrawn: notLogged,
    WindowClosed: notLogged,
  },
});
