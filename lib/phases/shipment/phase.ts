/** The flow of one shipment: announced, perhaps stopped, perhaps halved by the storm, landed. */
import type { Ctx } from '../../rules/ctx.ts';
import { forcedLoss } from '../../rules/losses.ts';
import { factionOf } from '../../rules/position.ts';
import { actsToSettle } from '../../rules/stopping.ts';
import { isPossible, minus } from '../../rules/troops.ts';
import { samePlace } from '../../table/board.ts';
import type { GameEvent } from '../../table/events.ts';
import type { ShipmentId } from '../../table/shipment.ts';
import type { GameState } from '../../table/state.ts';
import type { CancellableAct } from '../../table/windows.ts';
import type { ShipmentActivity } from './contract.ts';
import { forcesShipped } from './decide.ts';
import { landingsOf } from './destinations.ts';
import { lossIn } from './losses.ts';

/** What a shipment needs at some point: a window for all, events, or a decision that is owed. */
export type NextInShipment =
  | { readonly kind: 'events'; readonly events: readonly GameEvent[] }
  | { readonly kind: 'interfere-window'; readonly during: ShipmentId; readonly acts: readonly CancellableAct[] }
  | { readonly kind: 'wait' };

const goOn = (...events: readonly GameEvent[]): NextInShipment => ({ kind: 'events', events });

/**
 * Carries a shipment to the next decision somebody owes. Stopped, the forces stay in the reserves, and this turn has had
 * its shipment.
 * @rules GF9-2019 Phase 6 "Force Shipment", Fremen sheet "Shipment", "Storm losses" · AH79 IX.C.1 ·
 */
export function advanceShipment(ctx: Ctx, state: GameState, shipment: ShipmentActivity): NextInShipment {
  const { id, faction } = shipment;
  if (shipment.cancelled.length > 0) return goOn({ type: 'ShipmentStopped', shipment: id, faction });
  if (!isStillPossible(ctx, state, shipment)) return goOn({ type: 'ShipmentCalledOff', shipment: id, faction });
  const acts = announcedBy(ctx, state, shipment);
  if (acts.length > 0) return { kind: 'interfere-window', during: id, acts };
  const loss = lossIn(state, shipment);
  const taken = loss === null ? [] : forcedLoss(loss);
  if (taken !== null) return goOn(forcesShipped(shipment, taken));
  return shipment.rung === 'losses' ? { kind: 'wait' } : goOn({ type: 'ShipmentStands', shipment: id });
}

/** The power at work, with everything that was announced of it. */
const announcedBy = (ctx: Ctx, state: GameState, shipment: ShipmentActivity): readonly CancellableAct[] =>
  actsToSettle(ctx, state, shipment, ['reserves-announced']).map((act) =>
    act.kind === 'advantage' ? { ...act, kind: 'shipment', ...shipment.place, ...shipment.troops } : act,
  );

/** A correction may have closed the place, or emptied the reserves. */
const isStillPossible = (ctx: Ctx, state: GameState, { faction, place, troops }: ShipmentActivity): boolean =>
  landingsOf(ctx, state, faction).some((landing) => samePlace(landing, place)) &&
  isPossible(minus(factionOf(state, faction).reserves, troops));
