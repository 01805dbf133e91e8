import type { Ctx } from '../../powers/ctx.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { BoardPhase } from '../../model/board-phases.ts';
import type { GameState } from '../../model/state.ts';
import { isPhasePending, boardPhaseOf } from '../phase-registry.ts';

/** Returns what the table plays on the board now; `null` while Mentat plays, and between its phases. */
export const boardPhaseView = (ctx: Ctx, state: GameState): BoardPhase | null =>
  // A phase that Mentat plays is never on the board, even before it begins or after it ends.
  runningPhaseRefusal(state) !== null || isPhasePending(ctx, state, state.phase) !== null
    ? null
    : boardPhaseOf(ctx, state);
