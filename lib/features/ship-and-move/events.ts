/** Functions for other features in a turn to ship and move: they cancel a shipment, or let another group move. */
import { useUndone } from '../../kernel/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { CardPlayContext } from '../../powers/power.ts';
import { reopening } from '../../powers/undoable.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Arrival } from '../../model/shipping-types.ts';
import { hasMoves } from '../../model/phases.ts';
import type { GameState } from '../../model/state.ts';
import { SHIPMENT_MOMENTS } from '../shipment/steps.ts';
import { answersInOrder } from './follows-arrival.ts';
import { turnOf } from './step-uses.ts';
import { turnNow } from './steps.ts';

/** The type of the event that begins the phase. In 1979 the phase is a part of revival. */
export const SHIPPING_BEGAN = 'ShippingBegan';

/** Returns the powers that answer forces which arrive outside turns, for example on a worm. */
export const answersToForces = (ctx: Ctx, state: GameState, arrival: Arrival): readonly GameEvent[] =>
  answersInOrder(ctx, state, arrival).flatMap(({ events }) => events);

/**
 * Returns the events that give a faction one more move: in its turn, or after its turn as long as the turn can be
 * opened again. Returns `null` if no move can be gained.
 */
export function moveGained(player: CardPlayContext): readonly GameEvent[] | null {
  const { state, faction } = player;
  if (!hasMoves(state.phase)) return null;
  const isActing = turnNow(state)?.faction === faction;
  const opened = isActing ? [] : reopening(player, state, turnOf(faction), 'goes-on');
  return opened === null || (!isActing && opened.length === 0) ? null : [...opened, { type: 'MoveGained', faction }];
}

/** A shipment from off the planet that can still be cancelled, with the events that cancel it. */
interface CancellableShipment {
  readonly by: FactionId;
  readonly cancelled: readonly GameEvent[];
}

/**
 * Returns the shipments from off the planet that can still be undone: the shipment of a turn, and forces that other
 * factions sent with the shipment. If a shipment is cancelled, the faction cannot ship again in this turn. The free
 * forces of Fremen do not come from off the planet.
 */
export function cancellableShipments(player: CardPlayContext): readonly CancellableShipment[] {
  const { advantages, state } = player;
  const { open, recorded } = state.undo;
  return open.flatMap((use): readonly CancellableShipment[] => {
    const { by, turn } = use;
    const own = recorded.filter((one) => one.use === use.use);
    const isBeside = own.some(({ event }) => advantages.some(({ shipsBeside }) => shipsBeside?.(event) === true));
    if (turn === null || by === 'moderator' || by === 'clock') return [];
    if (!isBeside && !own.some(({ event }) => isPaidFromOffPlanet(event))) return [];
    const before = player.isUndoable(state, use.use) ? reopening(player, state, turn, 'karama') : null;
    if (before === null) return [];
    const lost: readonly GameEvent[] = isBeside ? [] : [{ type: 'ShipmentForfeited', faction: by }];
    return [{ by, cancelled: [...before, useUndone(use, 'karama'), ...lost] }];
  });
}

const isPaidFromOffPlanet = (event: GameEvent): boolean =>
  event.type === SHIPMENT_MOMENTS.shipped && event.booking.fares.length > 0;
