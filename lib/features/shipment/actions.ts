/** The physical actions of shipments. */
import type { Feature } from '../../kernel/feature.ts';
import type { EventOf } from '../../model/events.ts';
import type { PhysicalAction, OwnedAction } from '../../model/instructions.ts';
import { areAdvisors } from '../../model/selectors.ts';
import type { ShipmentContract } from './contract.ts';

export const actions: NonNullable<Feature<ShipmentContract>['actions']> = {
  ForcesShipped: shippedMoves,
  ForcesCrossed: ({ faction, from, to }) =>
    from.map(({ territory, sector, count, special }) => ({
      owner: faction,
      move: { kind: 'forces-move', faction, from: { territory, sector }, to, count, special },
    })),
  ForcesWithdrawn: ({ faction, from }, state) =>
    from.map(({ territory, sector, count, special }) => ({
      owner: faction,
      move: {
        kind: 'forces-to-reserves',
        faction,
        territory,
        sector,
        count,
        special,
        side: areAdvisors(state, faction, territory) ? 'advisors' : 'fighters',
      },
    })),
};

/** Returns the actions for forces that landed, and for forces that the storm kills. */
function shippedMoves(event: EventOf<'ForcesShipped'>): readonly OwnedAction[] {
  const { faction, territory, sector, count, special, lost, booking } = event;
  const landed: PhysicalAction = {
    kind: 'forces-from-reserves',
    faction,
    territory,
    sector,
    count,
    special,
    side: booking.side,
  };
  return [
    ...(count > 0 ? [{ owner: faction, move: landed }] : []),
    ...(lost.count > 0 ? [{ owner: faction, move: { kind: 'reserves-to-tanks', faction, ...lost } as const }] : []),
  ];
}
