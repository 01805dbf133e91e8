/** The physical actions of shipments. */
import type { Feature } from '../../kernel/feature.ts';
import type { EventOf } from '../../model/events.ts';
import { forcesOf } from '../../model/forces.ts';
import type { PhysicalAction, OwnedAction } from '../../model/instructions.ts';
import { areAdvisors } from '../../model/selectors.ts';
import type { ShipmentContract } from './contract.ts';

export const actions: NonNullable<Feature<ShipmentContract>['actions']> = {
  ForcesShipped: shippedMoves,
  ForcesCrossed: ({ faction, from, to }) =>
    from.map(({ territory, sector, ...forces }) => ({
      owner: faction,
      move: { kind: 'forces-move', faction, from: { territory, sector }, to, ...forcesOf(forces) },
    })),
  ForcesWithdrawn: ({ faction, from }, state) =>
    from.map(({ territory, sector, ...forces }) => ({
      owner: faction,
      move: {
        kind: 'forces-to-reserves',
        faction,
        territory,
        sector,
        ...forcesOf(forces),
        side: areAdvisors(state, faction, territory) ? 'advisors' : 'fighters',
      },
    })),
};

/** Returns the actions for forces that landed, and for forces that the storm kills. */
function shippedMoves(event: EventOf<'ForcesShipped'>): readonly OwnedAction[] {
  const { faction, territory, sector, lost, booking } = event;
  const forces = forcesOf(event);
  const landed: PhysicalAction = {
    kind: 'forces-from-reserves',
    faction,
    territory,
    sector,
    ...forces,
    side: booking.side,
  };
  return [
    ...(forces.count > 0 ? [{ owner: faction, move: landed }] : []),
    ...(lost.count > 0 ? [{ owner: faction, move: { kind: 'reserves-to-tanks', faction, ...lost } as const }] : []),
  ];
}
