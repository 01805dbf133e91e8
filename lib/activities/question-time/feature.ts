/** The table chooses how long questions stay open that all seats get at once, and can choose otherwise in mid-game. */
import { range } from '../../core/grammar.ts';
import type { Feature } from '../../play/feature.ts';
import { happened } from '../../table/decision.ts';
import type { Seating } from '../../table/factions.ts';
import type { TableChoices } from '../../table/state.ts';
import { yesOrNo } from '../../table/fields.ts';
import { LONGEST_WINDOW, SHORTEST_WINDOW } from '../../table/windows.ts';
import type { QuestionTimeContract } from './contract.ts';

/** With so few players the one seat that takes long would be known by the time that a question stays open. */
const FEW = 3;

export const questionTime: Feature<QuestionTimeContract> = {
  slice: ({ choices, seating }) => ({
    questionTime: { time: choices.windowTime, isFixed: playersOf(choices, seating) <= FEW },
  }),
  intents: {
    ChooseQuestionTime: {
      from: 'moderator',
      sent: { seconds: range(SHORTEST_WINDOW, LONGEST_WINDOW), isFixed: yesOrNo },
      decided: (_ctx, { questionTime: now }, { seconds, isFixed }) => {
        const time = seconds * 1000;
        return now.time === time && now.isFixed === isFixed
          ? happened()
          : happened({ type: 'QuestionTimeChosen', time, isFixed });
      },
    },
  },
  records: {
    QuestionTimeChosen: (state, { time, isFixed }) => ({ ...state, questionTime: { time, isFixed } }),
  },
  tells: { QuestionTimeChosen: ({ time, isFixed }) => ({ code: 'question-time-chosen', time, isFixed }) },
  sees: (_ctx, state) => ({ questionTime: state.questionTime }),
  takenBack: (back, { questionTime: now }) => ({ ...back, questionTime: now }),
  beforeTheGame: ['QuestionTimeChosen'],
};

/** Two people who play two factions each are two players. */
const playersOf = ({ pairs }: TableChoices, seating: readonly Seating[]): number =>
  pairs.length > 0 ? pairs.length : seating.length;
