/** The handlers of phases. */
import type { Ctx } from '../powers/ctx.ts';
import type { BoardPhase } from '../model/board-phases.ts';
import type { Decision } from '../model/decision.ts';
import type { PhaseId } from '../model/phases.ts';
import type { GameState } from '../model/state.ts';
import type { PhaseHandler } from './handlers.ts';
import { phaseHandlersOf } from './registry.ts';

/** Returns what the table does in the current phase on the board; `null` if there is nothing. */
export const boardPhaseOf = (ctx: Ctx, { phase }: GameState): BoardPhase | null =>
  phaseHandlersOf(phase)
    .find((part) => part.boardPhase !== undefined)
    ?.boardPhase?.(ctx) ?? null;

/**
 * Returns the decision that begins this phase now; `null` if Mentat has nothing to play in the phase.
 */
export const phaseBegins = (ctx: Ctx, state: GameState, phase: PhaseId): Decision | null =>
  firstOf(phaseHandlersOf(phase), (part) => part.begin(ctx, state));

/** Whether a part of this phase is still to be played in this turn; `null` if Mentat cannot know that. */
export function isPhasePending(ctx: Ctx, state: GameState, phase: PhaseId): boolean | null {
  const parts = phaseHandlersOf(phase).map((part) => part.isPending?.(ctx, state) ?? null);
  return parts.includes(true) ? true : parts.includes(false) ? false : null;
}

/** Whether a part of this phase has been played in this turn and another part follows. */
export const isPhaseInProgress = (state: GameState, phase: PhaseId): boolean =>
  phaseHandlersOf(phase).some((part) => part.isInProgress?.(state) === true);

/** Whether the next part of this phase starts automatically, or is skipped because it is empty. */
export const startsAutomatically = (ctx: Ctx, state: GameState, phase: PhaseId): boolean =>
  playedNext(ctx, state, phase)?.startsAutomatically === true;

/** Whether the next part of this phase opens with a window, in which seats can act. */
export const opensWithWindow = (ctx: Ctx, state: GameState, phase: PhaseId): boolean =>
  playedNext(ctx, state, phase)?.opensWithWindow?.(ctx, state) === true;

const playedNext = (ctx: Ctx, state: GameState, phase: PhaseId): PhaseHandler | undefined =>
  phaseHandlersOf(phase).find((part) => part.begin(ctx, state) !== null || part.canSkip?.(ctx, state) === true);

/** Whether the result of this phase is visible only until the next phase begins. */
export const showsResult = (state: GameState, phase: PhaseId): boolean =>
  phaseHandlersOf(phase).some((part) => part.showsResult?.(state) === true);

/** Whether other seats can still undo the last action of this phase. */
export const canStillBeUndone = (state: GameState, phase: PhaseId): boolean =>
  phaseHandlersOf(phase).some((part) => part.canStillBeUndone?.(state) === true);

/** Whether this phase has nothing to do, so that it can be skipped. */
export const isEmptyPhase = (ctx: Ctx, state: GameState, phase: PhaseId): boolean =>
  phaseHandlersOf(phase).some((part) => part.canSkip?.(ctx, state) === true);

const firstOf = <One, Found>(all: readonly One[], find: (one: One) => Found | null): Found | null =>
  all.reduce<Found | null>((found, one) => found ?? find(one), null);
