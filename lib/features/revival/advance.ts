import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { GameEvent } from '../../model/events.ts';
import { currentBattle, currentWindow } from '../../model/selectors.ts';
import { findActivity, isStackEmpty } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { isBeaten } from '../../pieces/leaders.ts';
import { leadersOffered } from './leaders.ts';
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
 * Returns the event that offers a leader at once to a faction that has just lost its last one, outside battles and
 * windows. Leaders die in battles. A faction that falls with its main character is not asked.
 * @rules Dune Squad III.D.4.a ·
 */
export function oneAtOnce(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const faction = state.leadersJustGone.find((one) => !isBeaten(ctx, state, one));
  if (
    !ctx.rules.revival.firstLeaderAtOnce ||
    faction === undefined ||
    state.phase !== 'battle' ||
    state.victory !== null
  )
    return [];
  const isBusy =
    currentBattle(state) !== null || currentWindow(state) !== null || findActivity(state, 'return-at-once') !== null;
  return isBusy || leadersOffered(ctx, state, faction).length === 0 ? [] : [{ type: 'ReturnAtOnceOffered', faction }];
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
