import { isTableHeld } from '../activities/talking.ts';
import { assertNever } from '../core/assert-never.ts';
import type { Random } from '../core/random.ts';
import { isVoid } from '../phases/battle/flow.ts';
import { captivesFreed } from '../rules/captives.ts';
import type { Ctx } from '../rules/ctx.ts';
import { runningBattle } from '../rules/position.ts';
import type { WindowActivity } from '../table/activities.ts';
import type { GameEvent } from '../table/events.ts';
import type { GameState } from '../table/state.ts';
import { contestAsked } from './interference.ts';
import { activityPart } from './look-ups.ts';

/**
 * The next events that follow by themselves, none when a decision is owed or the table is held up. Called again
 * and again until it falls silent; what happens is always the business of the top of the stack.
 */
export function advance(ctx: Ctx, state: GameState, at: number, random: Random): readonly GameEvent[] {
  if (isTableHeld(state)) return [];
  const freed = captivesFreed(ctx, state);
  if (freed.length > 0) return freed;
  const top = state.stack.at(-1);
  if (top === undefined) return [];
  const part = activityPart(top);
  if (part !== undefined) return part.goesOn?.(ctx, state, top, { at, random }) ?? [];
  switch (top.kind) {
    case 'table':
      return [];
    case 'window':
      return overVoidBattle(ctx, state, top);
    case 'contested':
      return contestAsked(ctx, state, top, at);
    default:
      return assertNever(top as never);
  }
}

/** A window over a battle that a correction has ended closes with it; what was answered there is not heard. */
function overVoidBattle(ctx: Ctx, state: GameState, window: WindowActivity): readonly GameEvent[] {
  const battle = runningBattle(state);
  if (battle === null || !isVoid(ctx, state, battle)) return [];
  return [
    { type: 'WindowClosed', window: window.id },
    { type: 'BattleEnded', battle: battle.id },
  ];
}
