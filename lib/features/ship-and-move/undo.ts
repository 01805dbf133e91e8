/** What was done in a turn, undone: a slip that its owner takes back, or something that a Karama stops. */
import { sideShown } from '../../pieces/events.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { EventOf, GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Done } from '../../model/shipping-types.ts';
import { areAdvisors, stacksIn } from '../../model/selectors.ts';
import { findActivity, topActivityKind } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { LeftAlone, OwnTurnActivity } from './contract.ts';
import { paidBack } from './paid-back.ts';
import { firstRestingOn, isStep, mayBePutBack } from './put-back.ts';
import { lastTurn, reopened } from './reopening.ts';

/**
 * Steps that rest on a power which has been stopped since, and what was done after them, the last one first; then each
 * may be made anew without it.
 * @rules GF9-2019 as R-172
 */
export function cancelledSteps(state: GameState, turn: OwnTurnActivity): readonly GameEvent[] {
  const at = firstRestingOn(state, turn, turn.cancelled);
  return at < 0 ? [] : undoneFrom(state, turn, at, 'cancelled');
}

/** Everything from this step on is undone, the last one first. */
export const undoneFrom = (
  state: GameState,
  { faction, done, leftAlone }: OwnTurnActivity,
  at: number,
  because: EventOf<'StepUndone'>['because'],
  again = true,
): readonly GameEvent[] =>
  done
    .map((step, index) => [step, index] as const)
    .slice(at)
    .reverse()
    .flatMap(([step, index]): readonly GameEvent[] => [
      { type: 'StepUndone', faction, done: step, because, again: again || index > at },
      ...notAlone(
        state,
        leftAlone.filter(({ steps }) => steps === index + 1),
      ),
      ...(step.kind === 'shipment' ? paidBack(state, faction, step.paid) : []),
    ]);

/** Whoever became fighters because that step had left them alone are advisors beside the others again. @rules R-163 */
const notAlone = (state: GameState, alone: readonly LeftAlone[]): readonly GameEvent[] =>
  alone
    .filter(
      ({ faction, territory }) =>
        stacksIn(state, faction, territory).length > 0 && !areAdvisors(state, faction, territory),
    )
    .map(({ faction, territory }) => sideShown(faction, territory, 'advisors', 'as-before'));

/**
 * A turn in which its owner may still take something back: its own that runs, or the one that ended last. One that has
 * been opened again already is not opened once more for a slip, or nobody could keep its owner from holding the table up.
 */
function ownOpenTurn(state: GameState, faction: FactionId): OwnTurnActivity | null {
  const turn = findActivity(state, 'own-turn');
  if (turn?.faction === faction) return topActivityKind(state) === 'own-turn' ? turn : null;
  const last = lastTurn(state);
  return last?.faction === faction && !last.isOpenAgain ? last : null;
}

/** What its owner may take back; `null` where nothing was done or said, somebody has answered it, or it no longer stands there. */
export function canUndo(state: GameState, faction: FactionId): Done['kind'] | null {
  const turn = ownOpenTurn(state, faction);
  if (turn === null || turn.isAnswered) return null;
  const at = lastOfItsOwner(turn);
  return at >= turn.settledSteps && mayBePutBack(state, faction, turn.done.slice(at))
    ? (turn.done[at]?.kind ?? null)
    : null;
}

/**
 * Whose turn it is takes back the last thing it did, or said that it does not, and what passed by after it. Refuses
 * `nothing-to-take-back`.
 */
export function decideTakeBackStep(state: GameState, faction: FactionId): Decision {
  const turn = ownOpenTurn(state, faction);
  if (turn === null || canUndo(state, faction) === null) return refused({ code: 'nothing-to-take-back' });
  return accepted(...reopened(state, turn.id), ...undoneFrom(state, turn, lastOfItsOwner(turn), 'slip'));
}

/** The last step that its owner took; -1 where there is none. What passed by itself, or was lost, is nobody’s slip. */
export const lastOfItsOwner = ({ done, saidNobody }: OwnTurnActivity): number =>
  done.findLastIndex((step, at) => isStep(step) || saidNobody.includes(at));
