import { isInStorm } from '../../board/places.ts';
import type { PartialLoss } from '../../pieces/losses.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameState } from '../../model/state.ts';
import { stormLossRule } from '../storm/api.ts';
import type { ShipmentActivity } from './contract.ts';

/**
 * Returns the storm's losses among arriving forces, over the whole shipment; `null` without a storm.
 * @rules GF9-2019 Fremen sheet "Storm losses" · R-149
 */
export function lossIn(ctx: Ctx, state: GameState, { faction, place, forces }: ShipmentActivity): PartialLoss | null {
  const taken = stormLossRule(ctx, state, faction);
  if (taken === null || !isInStorm(place, state.storm)) return null;
  const { territory } = place;
  return {
    faction,
    stacks: [{ faction, ...place, ...forces }],
    due: [{ territory, count: taken(forces.count) }],
  };
}
