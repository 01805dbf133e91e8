/** Shipments and moves as steps of a turn, made from their events. */
import type { EventOf, GameEvent } from '../../model/events.ts';
import { allOf, forcesOf, NO_FORCES } from '../../model/forces.ts';
import type { Arrival, FarePaid, StepMade } from '../../model/shipping-types.ts';
import { FORCES_MOVED } from '../movement/steps.ts';
import { SHIPMENT_MOMENTS } from '../shipment/steps.ts';

type ShipmentMade =
  typeof SHIPMENT_MOMENTS.shipped | typeof SHIPMENT_MOMENTS.crossed | typeof SHIPMENT_MOMENTS.withdrawn;

/** An event of a turn that moves forces to a place. */
export type ForcesGone = EventOf<ShipmentMade | typeof FORCES_MOVED>;

/** Whether this event moves forces to a place. */
export const isForcesGone = (event: GameEvent): event is ForcesGone => STEPS.some((type) => type === event.type);

const STEPS: readonly GameEvent['type'][] = [
  SHIPMENT_MOMENTS.shipped,
  SHIPMENT_MOMENTS.crossed,
  SHIPMENT_MOMENTS.withdrawn,
  FORCES_MOVED,
];

/** A step with its arrived forces; `null` if the forces met no other faction. */
interface Made {
  readonly step: StepMade;
  readonly arrival: Arrival | null;
}

/** Returns the step of this event, with its arrived forces. */
export function stepIn(event: ForcesGone): Made {
  const { faction } = event;
  switch (event.type) {
    case SHIPMENT_MOMENTS.shipped: {
      const { territory, sector, lost, booking } = event;
      const to = { territory, sector };
      const forces = forcesOf(event);
      const from = booking.fares.length === 0 && booking.card === null ? 'planet' : 'off-planet';
      return {
        step: { kind: 'shipment', way: 'down', from: [], to, forces, lost, ...paidFor(event) },
        arrival: forces.count === 0 ? null : { faction, at: to, forces, from },
      };
    }
    case SHIPMENT_MOMENTS.crossed: {
      const { from, to } = event;
      const forces = allOf(from);
      return {
        step: { kind: 'shipment', way: 'across', from, to, forces, lost: NO_FORCES, ...paidFor(event) },
        arrival: { faction, at: to, forces, from: 'planet' },
      };
    }
    case SHIPMENT_MOMENTS.withdrawn: {
      const { from } = event;
      const step = { from, to: null, forces: allOf(from), lost: NO_FORCES, ...paidFor(event) };
      return { step: { kind: 'shipment', way: 'back', ...step }, arrival: null };
    }
    case FORCES_MOVED: {
      const { moved: from, to, restsOn } = event;
      // A group that stays in its territory meets no other faction.
      const isWithin = from.every(({ territory }) => territory === to.territory);
      return {
        step: { kind: 'move', from, to, restsOn },
        arrival: isWithin ? null : { faction, at: to, forces: allOf(from), from: 'planet' },
      };
    }
  }
}

const paidFor = ({ booking: { fares, restsOn } }: EventOf<ShipmentMade>) => ({
  paid: fares.map(({ by, to, amount }): FarePaid => ({ by, to, amount })),
  restsOn,
});
