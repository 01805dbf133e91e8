import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { PhaseId } from '../../model/phases.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Begins the charity if this phase opens with it: the charity phase, or the bidding in editions without one. Returns
 * `null` for other phases, or if the charity is over. Refuses `phase-runs`, `game-is-won`.
 * @rules GF9-2019 Phase 3 · AH79 VIII.I
 */
export function decideBeginCharity({ rules: { phaseOrder } }: Ctx, state: GameState, phase: PhaseId): Decision | null {
  if (phase !== (phaseOrder.includes('charity') ? 'charity' : 'bidding')) return null;
  if (phase === 'bidding' && state.lastCharity?.turn === state.turn) return null;
  const running = runningPhaseRefusal(state);
  return running === null ? accepted({ type: 'CharityBegan', phase }, { type: 'CharityTakesTime' }) : refused(running);
}
