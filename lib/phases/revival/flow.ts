import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../table/events.ts';
import type { GameState } from '../../table/state.ts';
import { asks } from './questions.ts';

/** Revival is over once everybody has said who comes back; at once where nobody is in the tanks. */
export const goesOn = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  asks(ctx, state).length === 0 ? [{ type: 'RevivalEnded' }] : [];
