/** The course of one shipment: it is announced, perhaps cancelled, perhaps reduced by the storm, and lands. */
import type { Environment } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { offerToCancel } from '../../pieces/karama.ts';
import { forcedLoss } from '../../pieces/losses.ts';
import { usesToOffer } from '../../powers/cancelling.ts';
import { isValidForces, minus } from '../../model/forces.ts';
import { samePlace } from '../../model/board.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import type { CancellableUse } from '../../model/windows.ts';
import type { ShipmentActivity } from './contract.ts';
import { forcesShipped } from './landing.ts';
import { lossIn } from './losses.ts';
import { shippingTerms } from './terms.ts';

/**
 * Returns the events of a shipment up to the next decision of a player. After a cancellation the forces stay in the
 * reserves, but the faction's shipment of this turn counts as used.
 * @rules GF9-2019 Phase 6 "Force Shipment", Fremen sheet "Shipment", "Storm losses" · AH79 IX.C.1 ·
 */
export function advance(
  ctx: Ctx,
  state: GameState,
  shipment: ShipmentActivity,
  { at }: Environment,
): readonly GameEvent[] {
  const { id, faction } = shipment;
  if (shipment.cancelled.length > 0) return [{ type: 'ShipmentCancelled', shipment: id, faction }];
  if (!isStillPossible(ctx, state, shipment)) return [{ type: 'ShipmentCalledOff', shipment: id, faction }];
  const acts = announcedBy(ctx, state, shipment);
  if (acts.length > 0) return offerToCancel(ctx, state, id, acts, at);
  const loss = lossIn(ctx, state, shipment);
  const taken = loss === null ? [] : forcedLoss(loss);
  if (taken !== null) return forcesShipped(shipment, taken);
  return shipment.step === 'losses' ? [] : [{ type: 'ShipmentStands', shipment: id }];
}

/** Returns the power that brings the reserves, with the whole announcement. */
const announcedBy = (ctx: Ctx, state: GameState, shipment: ShipmentActivity): readonly CancellableUse[] =>
  usesToOffer(ctx, state, shipment, ['reserves-announced']).map((use) => ({
    ...use,
    kind: 'shipment',
    ...shipment.place,
    ...shipment.forces,
  }));

/** Whether the shipment is possible after all. A correction may have closed the place or emptied the reserves. */
const isStillPossible = (ctx: Ctx, state: GameState, { faction, place, forces }: ShipmentActivity): boolean =>
  shippingTerms(ctx, state, faction).some(
    ({ landings, reserves }) =>
      landings.some((landing) => samePlace(landing, place)) && isValidForces(minus(reserves, forces)),
  );
