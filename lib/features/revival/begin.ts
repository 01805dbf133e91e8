import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { hasShipments, type PhaseId } from '../../model/phases.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Begins the revival if this phase opens with it: the revival phase, or the first phase with shipments in editions
 * without a revival phase. Returns `null` for other phases, or if the revival is over. Refuses `phase-runs`, `game-is-won`.
 * @rules GF9-2019 Phase 5 "Force Revival" · AH79 IX.B
 */
export function decideBeginRevival({ rules: { phaseOrder } }: Ctx, state: GameState, phase: PhaseId): Decision | null {
  const opens = phaseOrder.find((one) => one === 'revival' || hasShipments(one));
  if (phase !== opens) return null;
  if (phase !== 'revival' && state.lastRevival?.turn === state.turn) return null;
  const running = runningPhaseRefusal(state);
  return running === null ? accepted({ type: 'RevivalBegan', turn: state.turn, phase }) : refused(running);
}
