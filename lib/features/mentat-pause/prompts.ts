import type { AnswerValue } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { oneOf } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { accepted } from '../../model/decision.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import { BOARD_MATTERS, type BoardCheckAnswer } from '../../model/victory.ts';
import type { MentatPauseActivity, PauseContract } from './contract.ts';
import { predictionAnswers, predictionVictory } from './prediction.ts';

/**
 * Returns the prompts of the end of a turn. First all factions are asked about the board; later one faction is asked
 * about its prediction.
 */
export function activityPrompts(_ctx: Ctx, state: GameState, pause: MentatPauseActivity): readonly Prompt[] {
  const { turn, prediction } = state;
  const { step, words, wouldWin } = pause;
  if (step === 'board') {
    return state.factions.map(({ faction }) =>
      createPrompt(
        state,
        { kind: 'check-board', turn },
        {
          faction,
          about: `turn-${turn}`,
          answers: oneOf('right', ...BOARD_MATTERS),
          sealed: hasCommitted(words, faction),
        },
      ),
    );
  }
  if (step !== 'prediction' || wouldWin === null) return [];
  const { by: asks } = must(prediction, 'a prediction');
  const answers = predictionAnswers(state, wouldWin);
  return [
    createPrompt(
      state,
      { kind: 'open-prediction', victory: wouldWin },
      { faction: asks, about: `turn-${turn}`, answers },
    ),
  ];
}

/** The handlers of the answers. A player who has answered about the board may change the answer until all agree. */
export const promptHandlers: Feature<PauseContract>['prompts'] = {
  'check-board': {
    onAnswer: (_ctx, _state, { faction }, value) => accepted({ type: 'BoardChecked', faction, says: wordOf(value) }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'BoardCheckWithdrawn', faction }),
  },
  'open-prediction': {
    onAnswer: (_ctx, _state, { faction: by, victory }, value) => {
      const predicted = victory.winners.find((winner) => winner === value) ?? null;
      return accepted(
        { type: 'PredictionAnswered', by, predicted },
        { type: 'GameWon', victory: predicted === null ? victory : predictionVictory(victory, by, predicted) },
      );
    },
  },
};

const wordOf = (value: AnswerValue): BoardCheckAnswer => BOARD_MATTERS.find((matter) => matter === value) ?? 'right';
