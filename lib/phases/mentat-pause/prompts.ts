import { must } from '../../core/assert-never.ts';
import { oneOf } from '../../core/grammar.ts';
import { ask } from '../../rules/asking.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import { BOARD_MATTERS } from '../../table/victory.ts';
import type { MentatPauseActivity } from './contract.ts';
import { predictionAnswers } from './prediction.ts';

/** What the end of a turn asks: everybody at once about the board, later one faction about its prediction. */
export function pausePrompts(state: GameState, pause: MentatPauseActivity): readonly Prompt[] {
  const { turn, prediction } = state;
  const { rung, words, wouldWin } = pause;
  if (rung === 'board') {
    return state.factions.map(({ faction }) =>
      ask(
        state,
        { kind: 'check-board', turn },
        {
          asks: faction,
          matter: `turn-${turn}`,
          answers: oneOf('right', ...BOARD_MATTERS),
          sealed: words.some((word) => word.faction === faction),
        },
      ),
    );
  }
  if (rung !== 'prediction' || wouldWin === null) return [];
  const { by: asks } = must(prediction, 'a prediction');
  const answers = predictionAnswers(state, wouldWin);
  return [ask(state, { kind: 'open-prediction', victory: wouldWin }, { asks, matter: `turn-${turn}`, answers })];
}
