import type { Feature } from '../../kernel/feature.ts';
import { withFaction } from '../../pieces/changes.ts';
import { placeForces, removeForces } from '../../pieces/groups.ts';
import { NOTHING_CANCELLED } from '../../powers/cancelling.ts';
import { allOf, forcesOf, minus, plus } from '../../model/forces.ts';
import type { EventOf } from '../../model/events.ts';
import { pushActivity, popActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { ShipmentContract } from './contract.ts';
import { withShipped } from './shipped.ts';

/** The reducers of shipments. */
export const reducer: Feature<ShipmentContract>['reducer'] = {
  ShipmentAnnounced: announced,
  ShipmentStands: (state, { shipment }) =>
    updateActivity(state, 'shipment', shipment, () => ({ step: 'losses' as const })),
  ForcesShipped: (state, event) => popActivity(withShipped(landed(state, event), event.faction), event.shipment),
  ForcesCrossed: (state, { faction, from, to, booking }) =>
    withShipped(placeForces(removeForces(state, faction, from), faction, to, allOf(from), booking.side), faction),
  ForcesWithdrawn: (state, { faction, from }) =>
    withShipped(
      withFaction(removeForces(state, faction, from), faction, ({ reserves }) => ({
        reserves: plus(reserves, allOf(from)),
      })),
      faction,
    ),
  ShipmentCancelled: (state, { faction, shipment }) => popActivity(withShipped(state, faction), shipment),
  ShipmentCalledOff: (state, { shipment }) => popActivity(state, shipment),
};

function announced(state: GameState, event: EventOf<'ShipmentAnnounced'>): GameState {
  const { shipment: id, faction, territory, sector, booking } = event;
  return pushActivity(
    { ...state, nextShipment: state.nextShipment + 1 },
    {
      ...NOTHING_CANCELLED,
      kind: 'shipment',
      id,
      faction,
      place: { territory, sector },
      forces: forcesOf(event),
      booking,
      step: 'announced',
    },
  );
}

/** Records a landing from the reserves, with the storm's losses. */
function landed(state: GameState, event: EventOf<'ForcesShipped'>): GameState {
  const { faction, territory, sector, lost, booking } = event;
  const forces = forcesOf(event);
  const there = placeForces(state, faction, { territory, sector }, forces, booking.side);
  return withFaction(there, faction, ({ reserves, tanks }) => ({
    reserves: minus(minus(reserves, forces), lost),
    tanks: plus(tanks, lost),
  }));
}
