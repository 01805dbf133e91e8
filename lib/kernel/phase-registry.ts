/** What the features that play a phase say of it. */
import type { Ctx } from '../powers/ctx.ts';
import type { BoardPhase } from '../model/board-phases.ts';
import type { Decision } from '../model/decision.ts';
import type { PhaseId } from '../model/phases.ts';
import type { GameState } from '../model/state.ts';
import type { PhaseHandler } from './handlers.ts';
import { phaseHandlersOf } from './registry.ts';

/** What the table does of a phase on the board, where its feature leaves it there; `null` where that is nothing. */
export const boardPhaseOf = (ctx: Ctx, { phase }: GameState): BoardPhase | null =>
  phaseHandlersOf(phase)
    .find((part) => part.boardPhase !== undefined)
    ?.boardPhase?.(ctx) ?? null;

/** What begins this phase now; `null` where nothing of it is to be played, so that it is passed on the board. */
export const phaseBegins = (ctx: Ctx, state: GameState, phase: PhaseId): Decision | null =>
  firstOf(phaseHandlersOf(phase), (part) => part.begin(ctx, state));

/** Whether something of this phase has still to be played in this turn; `null` where nothing of it can be known to be done. */
export function isPhasePending(ctx: Ctx, state: GameState, phase: PhaseId): boolean | null {
  const parts = phaseHandlersOf(phase).map((part) => part.isPending?.(ctx, state) ?? null);
  return parts.includes(true) ? true : parts.includes(false) ? false : null;
}

/** Whether a part of this phase has been played in this turn, so that the rest of it follows. */
export const isPhaseInProgress = (state: GameState, phase: PhaseId): boolean =>
  phaseHandlersOf(phase).some((part) => part.isInProgress?.(state) === true);

/** Whether what is played of this phase next begins by itself, or it is passed by because nothing is to be done in it. */
export const startsAutomatically = (ctx: Ctx, state: GameState, phase: PhaseId): boolean =>
  playedNext(ctx, state, phase)?.startsAutomatically === true;

/** Whether what is played of this phase next begins by asking everybody, so that this is their moment to speak up. */
export const opensWithWindow = (ctx: Ctx, state: GameState, phase: PhaseId): boolean =>
  playedNext(ctx, state, phase)?.opensWithWindow?.(ctx, state) === true;

const playedNext = (ctx: Ctx, state: GameState, phase: PhaseId): PhaseHandler | undefined =>
  phaseHandlersOf(phase).find((part) => part.begin(ctx, state) !== null || part.canSkip?.(ctx, state) === true);

/** Whether this phase has come to something that is only seen until the next one begins. */
export const showsResult = (state: GameState, phase: PhaseId): boolean =>
  phaseHandlersOf(phase).some((part) => part.showsResult?.(state) === true);

/** Whether what was done last in this phase can still be undone by others. */
export const canStillBeUndone = (state: GameState, phase: PhaseId): boolean =>
  phaseHandlersOf(phase).some((part) => part.canStillBeUndone?.(state) === true);

/** Whether nothing is left to be done in this phase, though it was not played. */
export const isEmptyPhase = (ctx: Ctx, state: GameState, phase: PhaseId): boolean =>
  phaseHandlersOf(phase).some((part) => part.canSkip?.(ctx, state) === true);

const firstOf = <One, Found>(all: readonly One[], find: (one: One) => Found | null): Found | null =>
  all.reduce<Found | null>((found, one) => found ?? find(one), null);
