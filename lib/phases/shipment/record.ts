import type { Feature } from '../../play/feature.ts';
import { forcesIn, withFaction, withForces } from '../../rules/changes.ts';
import { NOTHING_STOPPED } from '../../rules/stopping.ts';
import { minus, plus, troopsOf } from '../../rules/troops.ts';
import type { EventOf } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';
import type { ShipmentContract } from './contract.ts';

/** How each event of a shipment changes the position. */
export const records: Feature<ShipmentContract>['records'] = {
  ShipmentAnnounced: announced,
  ShipmentStands: (state) => ({
    ...state,
    stack: state.stack.map((activity) => (activity.kind === 'shipment' ? { ...activity, rung: 'losses' } : activity)),
  }),
  ForcesShipped: (state, event) => over(withShipped(landed(state, event), event.faction)),
  ShipmentStopped: (state, { faction }) => over(withShipped(state, faction)),
  ShipmentCalledOff: over,
};

function announced(
  state: GameState,
  { shipment: id, faction, territory, sector, count, special }: EventOf<'ShipmentAnnounced'>,
): GameState {
  return {
    ...state,
    nextShipment: state.nextShipment + 1,
    stack: [
      {
        ...NOTHING_STOPPED,
        kind: 'shipment',
        id,
        faction,
        place: { territory, sector },
        troops: { count, special },
        rung: 'announced',
      },
    ],
  };
}

/** From the reserves: those who land, and those whom the storm takes to the tanks. */
function landed(state: GameState, event: EventOf<'ForcesShipped'>): GameState {
  const { faction, territory, sector, lost } = event;
  const place = { territory, sector };
  const troops = troopsOf(event);
  const there = withForces(state, faction, place, plus(forcesIn(state, faction, place), troops));
  return withFaction(there, faction, ({ reserves, tanks }) => ({
    reserves: minus(minus(reserves, troops), lost),
    tanks: plus(tanks, lost),
  }));
}

const withShipped = (state: GameState, faction: FactionId): GameState =>
  withFaction(state, faction, () => ({ shippedIn: state.turn }));

function over(state: GameState): GameState {
  return { ...state, stack: [{ kind: 'table' }] };
}
