/** What was done in a turn, undone: a slip that its owner takes back, or something that a Karama stops. */
import { spiceMoved } from '../../pieces/made.ts';
import { type Decision, happened, refuse } from '../../table/decision.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Done } from '../../table/moves.ts';
import { runningOf, topOf } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import type { OwnTurnActivity } from './contract.ts';
import { isStep, mayBePutBack } from './put-back.ts';

/**
 * Steps that rest on a power which has been stopped since, and what was done after them, the last one first; then each
 * may be made anew without it.
 * @rules GF9-2019 as R-172
 */
export function stoppedSteps(state: GameState, { faction, done, cancelled }: OwnTurnActivity): readonly GameEvent[] {
  const at = done.findIndex((step) => isStep(step) && step.restsOn.some((power) => cancelled.includes(power)));
  return at < 0 || !mayBePutBack(state, faction, done.slice(at)) ? [] : undoneFrom(faction, done, at, 'stopped');
}

/** Everything from this step on is undone, the last one first. */
export const undoneFrom = (
  faction: FactionId,
  done: readonly Done[],
  at: number,
  because: 'slip' | 'stopped',
  again = true,
): readonly GameEvent[] =>
  done
    .slice(at)
    .reverse()
    .flatMap((step, back) => undone(faction, step, because, again || back < done.length - at - 1));

const undone = (faction: FactionId, done: Done, because: 'slip' | 'stopped', again: boolean): readonly GameEvent[] => [
  { type: 'StepUndone', faction, done, because, again },
  ...(done.kind === 'shipment' ? done.paid.map(({ by, to, amount }) => spiceMoved(to, by, amount)) : []),
];

/** What its owner may take back; `null` where nothing was done, somebody has answered it, or it no longer stands there. */
export function mayTakeBack(state: GameState, faction: FactionId): 'shipment' | 'move' | null {
  const turn = runningOf(state, 'own-turn');
  if (turn?.faction !== faction || topOf(state)?.kind !== 'own-turn' || turn.isAnswered) return null;
  const at = turn.done.findLastIndex(isStep);
  const last = turn.done[at];
  return isStep(last) && at >= turn.settledSteps && mayBePutBack(state, faction, turn.done.slice(at))
    ? last.kind
    : null;
}

/** Whose turn it is takes back the last thing that moved forces, and what was left out after it. Refuses `nothing-to-take-back`. */
export function decideTakeBackStep(state: GameState, faction: FactionId): Decision {
  const turn = runningOf(state, 'own-turn');
  if (turn === null || mayTakeBack(state, faction) === null) return refuse({ code: 'nothing-to-take-back' });
  const at = turn.done.findLastIndex(isStep);
  return happened(...undoneFrom(faction, turn.done, at, 'slip'));
}
