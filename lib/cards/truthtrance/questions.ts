/** Questions under a Truthtrance: asked and answered in words, for all to hear. */
import type { AnswerValue } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { oneOf } from '../../core/grammar.ts';
import { ask } from '../../table/asking.ts';
import { openQuestions } from './known.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import { type QuestionId, TRUTHS } from '../../table/truth.ts';

/** Whoever has been asked must answer; that the question asks for no fact is an answer, and the cheapest. */
export const truthPrompts = (state: GameState): readonly Prompt[] =>
  openQuestions(state).map(({ id, by, of, words }) =>
    ask(
      state,
      { kind: 'tell-truth', question: id, by, words },
      { asks: of, about: `t${id}`, answers: oneOf('no-fact', 'yes', 'no') },
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
