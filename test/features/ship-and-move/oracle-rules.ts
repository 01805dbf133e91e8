/**
 * The order of turns to ship and move in the nine-faction compendium, by a second reading of the rulebook.
 * @rules 000 IX.C, XXXV "Disadvantage" · AH79 Player Aid Pad Guild 1 ·
 */
import type { FactionId, GameEvent, GameState } from '#engine';
import { isLost } from '../../support/oracle/main-characters.ts';
import { fromFirstPlayer } from '../../support/oracle/own.ts';
import { hasMorePowers } from '../../support/oracle/played.ts';

/** Returns the fault of a turn that begins before the turn of another faction. */
export function orderWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'OwnTurnBegan' || before.choices.edition !== 'nine-faction') return [];
  const { faction } = event;
  const next = allowedNow(before);
  return next.includes(faction) ? [] : [`order: ${faction} begins, not ${next.join(' or ')}`];
}

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
