import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import { isStackEmpty } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { activityPrompts } from './prompts.ts';

/** Ends the revival once every faction has chosen; at once if the tanks are empty. */
export const advance = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  activityPrompts(ctx, state).length === 0 ? [{ type: 'RevivalEnded' }] : [];

/**
 * Returns the events after the revival, during its phase: a faction that was not asked may have got pieces into the
 * tanks, perhaps by a late entry at the desk. If the revival opens another phase, that phase continues without it.
 */
export function goesOnAfterAll(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { lastRevival: last, phase, turn } = state;
  const isItsPhase = isStackEmpty(state) && phase === 'revival' && last?.phase === phase && last.turn === turn;
  return isItsPhase && activityPrompts(ctx, state).length > 0 ? [{ type: 'RevivalWentOn' }] : [];
}
