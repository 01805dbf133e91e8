/** The next Manager after a dishonest report was found out. */
import { must } from '../../../core/assert-never.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { ownerOf } from '../planet-card.ts';
import { ringFrom } from '../players.ts';
import { harvestsOf, managerOf } from './api.ts';
import type { Succession } from './contract.ts';

/**
 * Returns the next Manager and the end of the harvest, or the fall of the Manager if a faction may pass over the right
 * neighbour. One faction stays Manager once, and then nobody is asked.
 *
 * @rules AH79 Spice Harvest V.2.b.3, VI.6 · NF XXV.I "Lansraad" ·
 */
export function succeeded(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { keptOffice, harvest } = harvestsOf(state);
  const fallen = managerOf(state);
  const stays = ownerOf(ctx, state, 'keeps-the-office-once') === fallen && !keptOffice.includes(fallen);
  if (stays)
    return [
      { type: 'HarvestManagerNamed', manager: fallen, because: 'caught', kept: true },
      { type: 'HarvestEnded', harvest },
    ];
  return successionOf(ctx, state) === null
    ? named(state, rightOf(ctx, state, 1), null)
    : [{ type: 'HarvestManagerFell', manager: fallen }];
}

/** Returns the faction that may pass over the right neighbour, and both candidates; `null` if there is no such faction. */
export function successionOf(ctx: Ctx, state: GameState): Succession | null {
  const by = ownerOf(ctx, state, 'passes-over-the-next-manager');
  return by === null ? null : { by, next: rightOf(ctx, state, 1), then: rightOf(ctx, state, 2) };
}

/** Returns the new Manager and the end of the harvest. `passedOver` is the decision against the right neighbour. */
export const named = (
  state: GameState,
  manager: FactionId,
  passedOver: { readonly by: FactionId; readonly faction: FactionId } | null,
): readonly GameEvent[] => [
  {
    type: 'HarvestManagerNamed',
    manager,
    because: 'caught',
    kept: false,
    ...(passedOver === null ? {} : { passedOver }),
  },
  { type: 'HarvestEnded', harvest: harvestsOf(state).harvest },
];

/** Returns the faction that is this number of places to the right of the Manager. */
function rightOf(ctx: Ctx, state: GameState, places: number): FactionId {
  const ring = ringFrom(ctx, state, managerOf(state));
  return must(ring[places % ring.length], 'a neighbour to the right');
}
