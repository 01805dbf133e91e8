import type { AnswerValue } from '../../core/answer.ts';
import { assertNever } from '../../core/assert-never.ts';
import { type Decision, happened, refuse } from '../../rules/decision.ts';
import { runningPause } from '../../rules/pause.ts';
import { whatRuns } from '../../rules/running.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import { BOARD_MATTERS, type BoardWord } from '../../table/victory.ts';
import { trumped } from './prediction.ts';

/** The kinds of prompt this phase owns. */
export type PausePrompt = Extract<Prompt, { readonly kind: 'check-board' | 'open-prediction' }>;

/** Begins the end of the turn. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginPause(state: GameState): Decision {
  const refusal = whatRuns(state);
  return refusal === null ? happened({ type: 'MentatPauseBegan' }) : refuse(refusal);
}

export function decidePauseAnswer(prompt: PausePrompt, value: AnswerValue): Decision {
  switch (prompt.kind) {
    case 'check-board':
      return happened({ type: 'BoardChecked', faction: prompt.asks, says: wordOf(value) });
    case 'open-prediction': {
      const { asks: by, victory } = prompt;
      const foretold = victory.winners.find((winner) => winner === value) ?? null;
      return happened(
        { type: 'PredictionAnswered', by, foretold },
        { type: 'GameWon', victory: foretold === null ? victory : trumped(victory, by, foretold) },
      );
    }
    default:
      return assertNever(prompt);
  }
}

/** Whoever has spoken may look again, until all agree. Refuses `nothing-to-withdraw`. */
export function decideWithdrawBoardCheck(state: GameState, faction: FactionId): Decision {
  return runningPause(state)?.rung === 'board'
    ? happened({ type: 'BoardCheckWithdrawn', faction })
    : refuse({ code: 'nothing-to-withdraw' });
}

/** The table has compared enough, whoever has not spoken. Refuses `phase-runs` once the strongholds are counted. */
export function decideBoardAgreed(state: GameState): Decision {
  return runningPause(state)?.rung === 'board'
    ? happened({ type: 'BoardAgreed' })
    : refuse({ code: 'phase-runs', phase: 'mentat-pause' });
}

const wordOf = (value: AnswerValue): BoardWord => BOARD_MATTERS.find((matter) => matter === value) ?? 'right';
