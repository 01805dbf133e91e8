/**
 * The order of turns to ship and move in the nine-faction compendium and Grand Dune, by a second reading of the rulebook.
 * @rules 000 IX.C, XXXV "Disadvantage" · AH79 Player Aid Pad Guild 1 · 004, closing section ·
 */
import type { FactionId, GameEvent, GameState } from '#engine';
import { isLost } from '../../support/oracle/main-characters.ts';
import { fromFirstPlayer } from '../../support/oracle/own.ts';
import { hasMorePowers, hasNineFactions } from '../../support/oracle/played.ts';

/** Returns the fault of a turn that begins before the turn of another faction. */
export function orderWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'OwnTurnBegan' || !hasNineFactions(before.choices)) return [];
  const { faction } = event;
  const next = allowedNow(before);
  return next.includes(faction) ? [] : [`order: ${faction} begins, not ${next.join(' or ')}`];
}

/**
 * Returns the fault of a list of aggressors. 004: the Ixians "always move and fight first", and the Guild fights "in the
 * same order in which it moved"; so does everybody. In other books battles follow the storm.
 */
export function aggressorsWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'BattlesBegan' && event.type !== 'AggressorsOrdered') return [];
  const inStorm = fromFirstPlayer(before);
  const isAsMoved = before.choices.edition === 'grand-dune';
  const unmoved = isAsMoved ? [...inStorm.filter(isIxian), ...inStorm.filter((one) => !isIxian(one))] : inStorm;
  const moved = isAsMoved && before.lastMoved.turn === before.turn ? before.lastMoved.order : [];
  const order = [...moved, ...unmoved.filter((faction) => !moved.includes(faction))];
  // If the aggressor falls, the round goes on to its right, even if the first player is another one now.
  const running = before.stack.flatMap((one) => (one.kind === 'battle-phase' ? [one.aggressors] : []))[0] ?? [];
  const hasFallen = before.fallen.some(({ own }) => own.faction === running[0]);
  const wanted = (hasFallen ? running : order).filter((faction) => event.aggressors.includes(faction));
  return wanted.join() === event.aggressors.join() ? [] : [`battles: ${event.aggressors.join()}, not ${wanted.join()}`];
}

const isIxian = (faction: FactionId): boolean => faction === 'ixians';

/** "You must always move first" (Ixians); then the storm's order, in which the Guild may choose its moment. */
function allowedNow(state: GameState): readonly FactionId[] {
  const done = state.stack.flatMap((one) => (one.kind === 'ship-and-move' ? one.done : []));
  // The Bene Tleilaxu have no tokens to ship or to move.
  const waiting = fromFirstPlayer(state).filter((faction) => faction !== 'bene-tleilaxu' && !done.includes(faction));
  if (waiting.includes('ixians')) return ['ixians'];
  if (!waiting.includes('guild') || !choosesMoment(state)) return waiting.slice(0, 1);
  const inOrder = waiting.filter((faction) => faction !== 'guild');
  return [...inOrder.slice(0, 1), 'guild'];
}

const choosesMoment = (state: GameState): boolean =>
  hasMorePowers(state.choices) &&
  !isLost(state, 'edric') &&
  !state.stack.some((one) => 'cancelled' in one && one.cancelled.includes('guild/out-of-turn'));
