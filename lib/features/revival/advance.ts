import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { GameEvent } from '../../model/events.ts';
import { isStackEmpty } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { activityPrompts } from './prompts.ts';

/**
 * Returns the events of powers before the revival, one interlude at a time, and then the end of the revival: as soon as
 * every faction has chosen, or at once if the tanks are empty.
 */
export function advance(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const begun = activePowers(ctx, state)
    .map((power) => power.beforeRevival?.({ state }) ?? [])
    .find((events) => events.length > 0);
  if (begun !== undefined) return begun;
  return activityPrompts(ctx, state).length === 0 ? [{ type: 'RevivalEnded' }] : [];
}

/**
 * Returns the events after the revival, as long as its phase lasts. A faction that was not asked may have pieces in the
 * tanks now, for instance after a late entry at the desk. If another phase opened with the revival, that phase
 * continues without it.
 */
export function goesOnAfterAll(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { lastRevival: last, phase, turn } = state;
  const isItsPhase = isStackEmpty(state) && phase === 'revival' && last?.phase === phase && last.turn === turn;
  return isItsPhase && activityPrompts(ctx, state).length > 0 ? [{ type: 'RevivalWentOn' }] : [];
}
