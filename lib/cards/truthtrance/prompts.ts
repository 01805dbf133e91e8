/** Truthtrance questions, asked and answered aloud. */
import type { AnswerValue } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { oneOf } from '../../core/grammar.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { openQuestions } from './api.ts';
import type { GameEvent } from '../../model/events.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import { type QuestionId, TRUTHS } from '../../model/truth.ts';

/**
 * Returns the prompts of open questions. The asked faction must answer. “No question of fact” is an answer, and the
 * default.
 */
export const truthPrompts = (state: GameState): readonly Prompt[] =>
  openQuestions(state).map(({ id, by, of, words }) =>
    createPrompt(
      state,
      { kind: 'tell-truth', question: id, by, words },
      { faction: of, about: `t${id}`, answers: oneOf('no-fact', 'yes', 'no') },
    ),
  );

/** Returns the public answer. */
export const truthTold = (question: QuestionId, value: AnswerValue): GameEvent => ({
  type: 'TruthTold',
  question,
  told: must(
    TRUTHS.find((truth) => truth === value),
    'an answer',
  ),
});
