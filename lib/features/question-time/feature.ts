/** The table chooses how long windows stay open, and can change it during the game. */
import { range } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { accepted } from '../../model/decision.ts';
import { booleanField } from '../../model/fields.ts';
import { areTimesFixedFor, MAX_WINDOW_SECONDS, MIN_WINDOW_SECONDS } from '../../model/windows.ts';
import type { QuestionTimeContract } from './contract.ts';

export const questionTime: Feature<QuestionTimeContract> = {
  initialSlice: ({ choices, seating }) => ({
    questionTime: { time: choices.windowTime, isFixed: areTimesFixedFor(choices.pairs, seating) },
  }),
  commands: {
    ChooseQuestionTime: {
      from: 'moderator',
      input: { seconds: range(MIN_WINDOW_SECONDS, MAX_WINDOW_SECONDS), isFixed: booleanField },
      decide: (_ctx, { questionTime: now }, { seconds, isFixed }) => {
        const time = seconds * 1000;
        return now.time === time && now.isFixed === isFixed
          ? accepted()
          : accepted({ type: 'QuestionTimeChosen', time, isFixed });
      },
    },
  },
  reducer: {
    QuestionTimeChosen: (state, { time, isFixed }) => ({ ...state, questionTime: { time, isFixed } }),
  },
  log: { QuestionTimeChosen: ({ time, isFixed }) => ({ code: 'question-time-chosen', time, isFixed }) },
  publicView: (_ctx, state) => ({ questionTime: state.questionTime }),
  onTakeBack: (back, { questionTime: now }) => ({ ...back, questionTime: now }),
  allowedBeforeStart: ['QuestionTimeChosen'],
};
