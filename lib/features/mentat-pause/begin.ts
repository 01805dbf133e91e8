import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { runningPause } from './api.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';
import { countOfTurn } from '../../model/turn.ts';
import type { Check } from './contract.ts';

/** Begins a count, or the end of the turn. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginPause({ rules }: Ctx, state: GameState, phase: 'victory' | 'mentat-pause'): Decision {
  const refusal = runningPhaseRefusal(state);
  if (refusal !== null) return refused(refusal);
  const check: Check = phase === 'victory' ? 'strongholds' : rules.victoryBeforeCollection ? 'others' : 'all';
  return accepted({ type: 'MentatPauseBegan', ...(check === 'all' ? {} : { check }) });
}

/** Whether the end of this turn is still to come. */
export const isEndToCome = ({ rules }: Ctx, state: GameState): boolean =>
  rules.victoryBeforeCollection ? state.lastEnd !== state.turn : countOfTurn(state) === null;

/**
 * Ends the comparison of boards, even if some factions have not answered. Refuses `phase-runs` once the strongholds are
 * counted.
 */
export function decideBoardAgreed(state: GameState): Decision {
  return runningPause(state)?.step === 'board'
    ? accepted({ type: 'BoardAgreed' })
    : refused({ code: 'phase-runs', phase: state.phase });
}
