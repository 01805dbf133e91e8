import { TABLE_RESUMED, HAND_LOWERED } from '../../../features/pausing/events.ts';
import { withOffered } from '../../../features/battle/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { isMainCharacter } from '../../../model/leaders.ts';
import { isInPlay } from '../../../model/selectors.ts';
import { findActivity, popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { LEADER_REVIVED } from '../../../pieces/steps.ts';
import { NOTHING_CANCELLED } from '../../../powers/cancelling.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { MarksContract, MarksSlice, TraitorQuestionActivity } from './contract.ts';
import { mayMark } from './marked.ts';

type Marks = MarksSlice['marks'];

/** The reducers of marks and betrayals. Pieces move by events of the pieces. */
export const reducer: Feature<MarksContract>['reducer'] = {
  TraitorQuestionAsked: (state, { about }) => {
    const asked = withMarks(
      about.kind === 'announce' ? withOffered(state, 'bene-tleilaxu/revived-traitor') : state,
      (marks) => ({
        next: marks.next + 1,
        ...(about.kind === 'mark'
          ? {
              returned: marks.returned.slice(1),
              possible: [...new Set([...marks.possible, ...(isMainCharacter(about.leader) ? [] : [about.leader])])],
            }
          : {
              won: [...marks.won.filter(({ territory }) => territory !== about.won.territory), about.won],
            }),
      }),
    );
    return pushActivity(asked, {
      kind: 'traitor-question',
      id: `traitor-question-${state.marks.next}`,
      about,
      answer: null,
      time: null,
    });
  },
  TraitorQuestionTimed: (state, time) =>
    inQuestion(state, () => ({ time: { opened: time.opened, deadline: time.deadline } })),
  TraitorQuestionAnswered: (state, { answer }) => inQuestion(state, () => ({ answer })),
  TraitorAnswerWithdrawn: (state) => inQuestion(state, () => ({ answer: null })),
  TraitorQuestionOver: (state) => {
    const question = findActivity(state, 'traitor-question');
    if (question === null) return state;
    const { about, answer } = question;
    const over = popActivity(state, question.id);
    return about.kind === 'mark' && answer === true && mayMark(state, about.leader)
      ? withMarks(over, ({ marked }) => ({ marked: [...marked, { leader: about.leader, turn: state.turn }] }))
      : over;
  },
  TraitorAnnounced: (state, { won }) =>
    pushActivity(
      withMarks(state, (marks) => ({
        next: marks.next + 1,
        marked: marks.marked.filter(({ leader }) => leader !== won.leader),
        possible: marks.possible.filter((leader) => leader !== won.leader),
        won: marks.won.filter(({ leader }) => leader !== won.leader),
      })),
      { ...NOTHING_CANCELLED, kind: 'betrayal', id: `betrayal-${state.marks.next}`, won },
    ),
  BetrayalSettled: (state, { stands }) => {
    const betrayal = findActivity(state, 'betrayal');
    if (betrayal === null) return state;
    const after = popActivity(state, betrayal.id);
    return stands
      ? withMarks(after, ({ controlled }) => ({ controlled: [...controlled, betrayal.won.territory] }))
      : after;
  },
  BetrayalMissed: (state, { territory }) =>
    withMarks(state, ({ won }) => ({ won: won.filter((one) => one.territory !== territory) })),
  ControlEnded: (state, { territory }) =>
    withMarks(state, ({ controlled }) => ({ controlled: controlled.filter((other) => other !== territory) })),
};

/** A leader who comes back is remembered until the Bene Tleilaxu are asked. */
export const subscriptions: NonNullable<Feature<MarksContract>['subscriptions']> = {
  [LEADER_REVIVED]: (state, { leader }) =>
    isInPlay(state, BENE_TLEILAXU) ? withMarks(state, ({ returned }) => ({ returned: [...returned, leader] })) : state,
  [HAND_LOWERED]: (state, { shift }) => shiftDeadline(state, shift),
  [TABLE_RESUMED]: (state, { shift }) => shiftDeadline(state, shift),
};

/** Moves the end of a question by `shift` (ms), because no time runs during a pause. */
const shiftDeadline = (state: GameState, shift: number): GameState =>
  inQuestion(state, ({ time }) => ({
    time: time === null ? null : { opened: time.opened + shift, deadline: time.deadline + shift },
  }));

/** Returns the position with changed marks. */
export const withMarks = (state: GameState, change: (marks: Marks) => Partial<Marks>): GameState => ({
  ...state,
  marks: { ...state.marks, ...change(state.marks) },
});

function inQuestion(
  state: GameState,
  change: (question: TraitorQuestionActivity) => Partial<TraitorQuestionActivity>,
): GameState {
  const question = findActivity(state, 'traitor-question');
  return question === null ? state : updateActivity(state, 'traitor-question', question.id, change);
}
