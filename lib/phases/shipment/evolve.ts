import { assertNever } from '../../core/assert-never.ts';
import { forcesIn, withFaction, withForces } from '../../rules/changes.ts';
import { NOTHING_STOPPED } from '../../rules/stopping.ts';
import { minus, plus, troopsOf } from '../../rules/troops.ts';
import { type EventOf, isEventOf } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';

const TYPES = ['ShipmentAnnounced', 'ShipmentStands', 'ForcesShipped', 'ShipmentStopped', 'ShipmentCalledOff'] as const;

/** Events that this phase records. */
export type ShipmentEvent = EventOf<(typeof TYPES)[number]>;

/** Whether this phase records the event. */
export const isShipmentEvent = isEventOf(TYPES);

export function evolveShipment(state: GameState, event: ShipmentEvent): GameState {
  switch (event.type) {
    case 'ShipmentAnnounced':
      return announced(state, event);
    case 'ShipmentStands':
      return {
        ...state,
        stack: state.stack.map((activity) =>
          activity.kind === 'shipment' ? { ...activity, rung: 'losses' } : activity,
        ),
      };
    case 'ForcesShipped':
      return over(withShipped(landed(state, event), event.faction));
    case 'ShipmentStopped':
      return over(withShipped(state, event.faction));
    case 'ShipmentCalledOff':
      return over(state);
    default:
      return assertNever(event);
  }
}

const announced = (
  state: GameState,
  { shipment: id, faction, territory, sector, count, special }: EventOf<'ShipmentAnnounced'>,
): GameState => ({
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
});

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

const over = (state: GameState): GameState => ({ ...state, stack: [{ kind: 'table' }] });
