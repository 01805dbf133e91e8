import { isTableHeld } from '../activities/talking.ts';
import { assertNever } from '../core/assert-never.ts';
import type { Random } from '../core/random.ts';
import { advanceBattle, advancePhase, isVoid, type NextInBattle } from '../phases/battle/phase.ts';
import { advancePause } from '../phases/mentat-pause/phase.ts';
import { advanceSetup } from '../phases/setup/phase.ts';
import { captivesFreed } from '../rules/captives.ts';
import type { Ctx } from '../rules/ctx.ts';
import { askedToInterfere } from '../rules/interfering.ts';
import { openWindow } from '../rules/open-window.ts';
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
    case 'ending':
      return [];
    case 'mentat-pause':
      return advancePause(ctx, state, top);
    case 'setup':
      return advanceSetup(ctx, state, top, random);
    case 'window':
      return overVoidBattle(ctx, state, top);
    case 'contested':
      return contestAsked(ctx, state, top, at);
    case 'battle-phase':
      return eventsOf(ctx, state, advancePhase(ctx, state, top), at);
    case 'battle':
      return eventsOf(ctx, state, advanceBattle(ctx, state, top), at);
    default:
      return assertNever(top as never);
  }
}

function eventsOf(ctx: Ctx, state: GameState, step: NextInBattle, at: number): readonly GameEvent[] {
  switch (step.kind) {
    case 'wait':
      return [];
    case 'events':
      return step.events;
    case 'interfere-window':
    case 'treachery-window':
      return windowEvents(ctx, state, step, at);
    default:
      return assertNever(step as never);
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

function windowEvents(
  ctx: Ctx,
  state: GameState,
  step: NextInBattle & { readonly kind: 'interfere-window' | 'treachery-window' },
  at: number,
): readonly GameEvent[] {
  const battle = runningBattle(state);
  if (battle === null) return [];
  if (step.kind === 'treachery-window') return [openWindow(state, { kind: 'treachery', battle: battle.id }, at)];
  return askedToInterfere(ctx, state, battle.id, step.acts, at);
}
