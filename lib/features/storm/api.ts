import type { Board } from '../../board/board.ts';
import type { ForceStack } from '../../model/board.ts';
import type { GameState } from '../../model/state.ts';
import { currentStorm } from '../../model/selectors.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { FactionId } from '../../model/factions.ts';
import type { StormActivity } from './contract.ts';

/** Whether a storm has moved at this table. */
export const hasAnyStormMoved = ({ lastStorm }: GameState): boolean => lastStorm !== null;

/** Whether this turn's storm has moved. */
export const hasStormMoved = ({ lastStorm, turn }: GameState): boolean => lastStorm?.turn === turn;

/** Whether the distance of the storm is known before its move. Then forces in its path cannot leave any more. */
export const isStormDistanceKnown = (state: GameState): boolean => (currentStorm(state)?.sectors ?? null) !== null;

/** Whether the running storm has moved. Only Family Atomics may still follow. */
export const isMoved = ({ step }: StormActivity): boolean => step === 'moved' || step === 'over';

/**
 * Returns how many sectors the running storm enters. If a second Weather Control moves the storm back, the sectors on
 * the way of the first one count too.
 */
export const sectorsEntered = ({ control, answer, sectors }: StormActivity): number =>
  Math.max(sectors ?? 0, answer === null ? 0 : (control?.sectors ?? 0));

/**
 * Returns the forces that the running storm will catch: forces on sand in a sector that it enters. Returns none before
 * the distance is known, or after the move.
 */
export function caughtInStorm(board: Board, state: GameState): readonly ForceStack[] {
  const storm = currentStorm(state);
  const swept = storm === null || isMoved(storm) ? [] : board.sweptSectors(state.storm, sectorsEntered(storm));
  return state.forces.filter(
    (stack) => stack.sector !== null && swept.includes(stack.sector) && board.isExposed(stack, state.shieldWallStands),
  );
}

/**
 * Returns the number of a faction's caught forces that the storm kills, if a power limits the number; otherwise `null`.
 */
export const stormLossRule = (ctx: Ctx, state: GameState, faction: FactionId): ((caught: number) => number) | null =>
  activePowers(ctx, state)
    .map(({ takenByStorm }) => takenByStorm?.({ faction }) ?? null)
    .find((part) => part !== null) ?? null;
