import type { Feature } from '../../play/feature.ts';
import { forcesIn, withFaction, withForces } from '../../pieces/changes.ts';
import { NOTHING_STOPPED } from '../../powers/stopping.ts';
import { minus, plus, forcesOf } from '../../table/forces.ts';
import type { EventOf } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import { begun, ended, patched } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import type { ShipmentContract } from './contract.ts';

/** How each event of a shipment changes the position. */
export const records: Feature<ShipmentContract>['records'] = {
  ShipmentAnnounced: announced,
  ShipmentStands: (state, { shipment }) => patched(state, 'shipment', shipment, () => ({ step: 'losses' as const })),
  ForcesShipped: (state, event) => ended(withShipped(landed(state, event), event.faction), event.shipment),
  ShipmentStopped: (state, { faction, shipment }) => ended(withShipped(state, faction), shipment),
  ShipmentCalledOff: (state, { shipment }) => ended(state, shipment),
};

function announced(
  state: GameState,
  { shipment: id, faction, territory, sector, count, special }: EventOf<'ShipmentAnnounced'>,
): GameState {
  return begun(
    { ...state, nextShipment: state.nextShipment + 1 },
    {
      ...NOTHING_STOPPED,
      kind: 'shipment',
      id,
      faction,
      place: { territory, sector },
      forces: { count, special },
      step: 'announced',
    },
  );
}

/** From the reserves: those who land, and those whom the storm takes to the tanks. */
function landed(state: GameState, event: EventOf<'ForcesShipped'>): GameState {
  const { faction, territory, sector, lost } = event;
  const place = { territory, sector };
  const forces = forcesOf(event);
  const there = withForces(state, faction, place, plus(forcesIn(state, faction, place), forces));
  return withFaction(there, faction, ({ reserves, tanks }) => ({
    reserves: minus(minus(reserves, forces), lost),
    tanks: plus(tanks, lost),
  }));
}

const withShipped = (state: GameState, faction: FactionId): GameState =>
  withFaction(state, faction, () => ({ shippedIn: state.turn }));
