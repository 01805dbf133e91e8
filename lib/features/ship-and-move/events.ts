/** What others make happen in somebody’s turn to ship and move: they stop what was shipped, or let another group move. */
import type { Ctx } from '../../powers/ctx.ts';
import type { CardPlayContext } from '../../powers/power.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Arrival, Done } from '../../model/shipping-types.ts';
import { findActivity, topActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTurnActivity } from './contract.ts';
import { answersInOrder } from './follows-arrival.ts';
import { openTurns } from './steps.ts';
import { mayBePutBack } from './put-back.ts';
import { lastTurn, reopened } from './reopening.ts';
import { undoneFrom } from './undo.ts';

/** It begins; in 1979 within the phase in which forces come back. */
export const SHIPPING_BEGAN = 'ShippingBegan';

/** Forces have come outside of any turn to ship and move, as a worm carries them: whoever may answer that does. */
export const answersToForces = (ctx: Ctx, state: GameState, arrival: Arrival): readonly GameEvent[] =>
  answersInOrder(ctx, state, arrival).flatMap(({ events }) => events);

/** One more group may move in the turn that runs. */
export const moveGained = (state: GameState, faction: FactionId): readonly GameEvent[] =>
  openTurns(state)
    .filter((turn) => turn.faction === faction)
    .flatMap(({ id }): readonly GameEvent[] => [...reopened(state, id), { type: 'MoveGained', faction }]);

/** A shipment from off the planet that can still be stopped, and what happens where it is. */
interface CancellableShipment {
  readonly by: FactionId;
  readonly cancelled: readonly GameEvent[];
}

/**
 * Shipments from off the planet that can still be stopped: that of the turn which goes on, while nobody answers it, or of
 * the one before it until something is done; and who was sent with it by others. What Fremen bring for nothing has not
 * come from off the planet.
 */
export function cancellableShipments({
  advantages,
  state,
}: Pick<CardPlayContext, 'advantages' | 'state'>): readonly CancellableShipment[] {
  const turn = cancellableTurn(state);
  const beside = advantages.flatMap(({ faction: by, shippedBeside }): readonly CancellableShipment[] => {
    const cancelled = shippedBeside?.(state) ?? [];
    return cancelled.length === 0 ? [] : [{ by, cancelled }];
  });
  return turn === null ? beside : [{ by: turn.faction, cancelled: shipmentCancelled(state, turn) }, ...beside];
}

function cancellableTurn(state: GameState): OwnTurnActivity | null {
  const top = topActivity(state);
  const turns = [lastTurn(state), top?.kind === 'own-turn' ? top : null].filter((turn) => turn !== null);
  return (
    turns.find(({ faction, done }) => {
      const at = shippedAt(done);
      return at >= 0 && mayBePutBack(state, faction, done.slice(at));
    }) ?? null
  );
}

/**
 * That shipment is undone, and whatever was done after it: its forces and those that came along are back in the reserves,
 * what was paid is paid back, and it is lost for this turn.
 * @rules GF9-2019 Advanced Karama Cards · R-161
 */
const shipmentCancelled = (state: GameState, turn: OwnTurnActivity): readonly GameEvent[] => [
  ...reopened(state, turn.id),
  ...undoneFrom(state, turn, shippedAt(turn.done), 'cancelled', false),
];

const shippedAt = (done: readonly Done[]): number =>
  done.findIndex((step) => step.kind === 'shipment' && step.way === 'down' && step.paid.length > 0);

/** So many of the last steps of the turn that runs are undone, the last one first; each may be made anew. */
export function lastStepsUndone(state: GameState, count: number): readonly GameEvent[] {
  const turn = findActivity(state, 'own-turn');
  return turn === null ? [] : undoneFrom(state, turn, turn.done.length - count, 'cancelled');
}

/** Nothing of the turns that are over is opened again: the table stands where somebody has set it by hand. */
export const withTurnsClosed = (state: GameState): GameState =>
  state.lastShipping === null ? state : { ...state, lastShipping: { ...state.lastShipping, ended: null } };
