/** After a battle the winner may draw a leader of the loser. The leader is held for one battle, or killed. */
import type { AtLeader, AtVictory } from '../../features/battle/steps.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { isInOthersHands, ownDiscs } from '../../pieces/leaders.ts';
import type { FactionId } from '../../model/factions.ts';
import { isInPlay, leaderState } from '../../model/selectors.ts';
import type { GameEvent } from '../../model/events.ts';
import { type LeaderId, ownerOf } from '../../model/leaders.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { holderIn } from './captives.ts';

/**
 * Returns the prompt for the winner. The prompt appears even if no leader can be drawn: without it everybody would see
 * that no leader can be drawn.
 */
export const captureOffered = ({ battle, winner, loser }: AtVictory): readonly GameEvent[] =>
  winner === 'harkonnen' ? [{ type: 'CaptureOffered', battle: battle.id, captor: winner, loser }] : [];

/**
 * Returns the event that a captive goes home after it has led in a battle and survived. The captive stays bound to that
 * territory.
 * @rules R-168
 */
export const captiveUsed = ({ state, faction: captor, leader }: AtLeader): readonly GameEvent[] =>
  leaderState(state, leader).captor === captor ? goHome(state, captor, [leader], 'used') : [];

/**
 * Returns the captives that go home because their captor has no living leader, or because a faction went out of the game
 * with its main character: the captor, or their own. A leader that was drawn just now stays until its captor has decided.
 * @rules GF9-2019 Harkonnen sheet ·
 */
export function captivesFreed(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const captor = holderIn(ctx, state);
  if (captor === null) return [];
  const drawn = findActivity(state, 'capture')?.drawn ?? null;
  const held = state.leaders
    .filter((disc) => disc.captor === captor && isInOthersHands(disc) && disc.leader !== drawn)
    .map(({ leader }) => leader);
  const hasOwn = isInPlay(state, captor) && ownDiscs(state, captor).some(({ where }) => where === 'ready');
  const leavesWithOwner = (leader: LeaderId): boolean =>
    ctx.rules.outOfTheGame === 'without-main-character' && !isInPlay(state, ownerOf(leader));
  const leaders = hasOwn ? held.filter(leavesWithOwner) : held;
  return leaders.length === 0 ? [] : goHome(state, captor, leaders, 'no-leaders');
}

/**
 * Returns the events of captives that go home. Those of a faction that is out of the game are removed instead.
 * @rules Nine-faction compendium XXVI
 */
function goHome(
  state: GameState,
  captor: FactionId,
  leaders: readonly LeaderId[],
  because: 'used' | 'no-leaders',
): readonly GameEvent[] {
  const home = leaders.filter((leader) => isInPlay(state, ownerOf(leader)));
  const removed = leaders.filter((leader) => !isInPlay(state, ownerOf(leader)));
  return [
    ...(home.length === 0 ? [] : [{ type: 'CaptivesReturned', captor, leaders: home, because } as const]),
    ...(removed.length === 0 ? [] : [{ type: 'CaptivesRemoved', captor, leaders: removed } as const]),
  ];
}
