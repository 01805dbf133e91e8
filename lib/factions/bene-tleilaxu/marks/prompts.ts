/** The questions to the Bene Tleilaxu about marks and betrayals, and their answers. */
import { oneOf } from '../../../core/grammar.ts';
import { isSpecialKaramaMoment } from '../../../cards/special-karama/api.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { currentWindow } from '../../../model/selectors.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { MarksContract, TraitorQuestionActivity } from './contract.ts';
import { betrayable, isMarked, mayMark } from './marked.ts';

/** Asks the Bene Tleilaxu in the same form whether they may say yes or not. Only the legal answers differ. */
export function questionPrompts(
  { board }: Ctx,
  state: GameState,
  { id: about, about: question, answer: said }: TraitorQuestionActivity,
): readonly Prompt[] {
  const asking = { faction: BENE_TLEILAXU, about, sealed: said !== null };
  if (question.kind === 'mark') {
    const { leader } = question;
    const answers = mayMark(state, leader) ? oneOf(false, true) : oneOf(false);
    return [
      createPrompt(state, { kind: 'mark-leader', leader, said, marks: state.marks.marked }, { ...asking, answers }),
    ];
  }
  const { leader, faction: of, territory } = question.won;
  const answers = isMarked(state, leader) ? oneOf(false, true) : oneOf(false);
  const mayWait = board.isStronghold(territory);
  return [
    createPrompt(state, { kind: 'announce-traitor', leader, of, territory, said, mayWait }, { ...asking, answers }),
  ];
}

/** Offers later betrayals to the Bene Tleilaxu. Nobody else sees whether there is an offer. */
export function laterPrompts(ctx: Ctx, state: GameState): readonly Prompt[] {
  const strongholds = isMoment(state) ? betrayable(ctx, state).map(({ territory }) => territory) : [];
  return strongholds.length === 0
    ? []
    : [
        createPrompt(
          state,
          { kind: 'betray-later' },
          { faction: BENE_TLEILAXU, about: strongholds.join('-'), answers: oneOf(...strongholds) },
        ),
      ];
}

/** Whether a betrayal may be announced now: outside battles, the bidding, windows and other questions. Public. */
const isMoment = (state: GameState): boolean =>
  isSpecialKaramaMoment(state) &&
  currentWindow(state) === null &&
  findActivity(state, 'betrayal') === null &&
  findActivity(state, 'traitor-question') === null;

/** The handlers of the answers. An answer to a question is sealed until its time is over. */
export const promptHandlers: Feature<MarksContract>['prompts'] = {
  'mark-leader': {
    isTimeBoxed: isAsked,
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'TraitorQuestionAnswered', faction, answer: value === true }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'TraitorAnswerWithdrawn', faction }),
  },
  'announce-traitor': {
    isTimeBoxed: isAsked,
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'TraitorQuestionAnswered', faction, answer: value === true }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'TraitorAnswerWithdrawn', faction }),
  },
  'betray-later': {
    nonBlocking: 'optional',
    onAnswer: (ctx, state, { faction }, value) =>
      accepted(
        ...betrayable(ctx, state)
          .filter(({ territory }) => territory === value)
          .map((won) => ({ type: 'TraitorAnnounced', faction, won }) as const),
      ),
  },
};

function isAsked(state: GameState): boolean {
  return findActivity(state, 'traitor-question') !== null;
}
