/** Questions under a Truthtrance: asked and answered in words, for all to hear. */
import type { AnswerValue } from '../core/answer.ts';
import { must } from '../core/assert-never.ts';
import { oneOf } from '../core/grammar.ts';
import { ask } from '../rules/asking.ts';
import { openQuestions } from '../rules/truth.ts';
import type { EventOf, GameEvent } from '../table/events.ts';
import type { Prompt } from '../table/prompts.ts';
import type { GameState } from '../table/state.ts';
import { type QuestionId, TRUTHS } from '../table/truth.ts';

/** Whoever has been asked must answer; that the question asks for no fact is an answer, and the cheapest. */
export const truthPrompts = (state: GameState): readonly Prompt[] =>
  openQuestions(state).map(({ id, by, of, words }) =>
    ask(
      state,
      { kind: 'tell-truth', question: id, by, words },
      { asks: of, matter: `t${id}`, answers: oneOf('no-fact', 'yes', 'no') },
    ),
  );

/** The answer, for all to hear. */
export const truthTold = (question: QuestionId, value: AnswerValue): GameEvent => ({
  type: 'TruthTold',
  question,
  told: must(
    TRUTHS.find((truth) => truth === value),
    'an answer',
  ),
});

/** Everybody has heard the question. */
export const withQuestion = (state: GameState, { question: id, by, of, words }: EventOf<'TruthAsked'>): GameState => ({
  ...state,
  truths: [...state.truths, { id, turn: state.turn, by, of, words, told: null }],
});

/** Everybody has heard the answer. */
export const withTruth = (state: GameState, { question, told }: EventOf<'TruthTold'>): GameState => ({
  ...state,
  truths: state.truths.map((asked) => (asked.id === question ? { ...asked, told } : asked)),
});
