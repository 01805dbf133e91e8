import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import { isStackEmpty } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { activityPrompts } from './prompts.ts';

/** Revival is over once everybody has said who comes back; at once where nobody is in the tanks. */
export const advance = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  activityPrompts(ctx, state).length === 0 ? [{ type: 'RevivalEnded' }] : [];

/**
 * It goes on while its phase lasts: somebody who was not asked has come into the tanks, or the desk has only now told so.
 * Where it opens another phase, that goes on without it.
 */
export function goesOnAfterAll(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { lastRevival: last, phase, turn } = state;
  const isItsPhase = isStackEmpty(state) && phase === 'revival' && last?.phase === phase && last.turn === turn;
  return isItsPhase && activityPrompts(ctx, state).length > 0 ? [{ type: 'RevivalWentOn' }] : [];
}
