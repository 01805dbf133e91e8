/** The course of the module: the First Manager, then harvests with auctions, then trades and claims. */
import type { GameEvent } from '../../../model/events.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import type { Environment } from '../../../kernel/feature.ts';
import { accessAuctionBegan, accessTradingBegan, claimsAsked, freeStartAsked } from '../access/events.ts';
import { harvestRules, harvestsOf } from './api.ts';
import type { PreludeActivity } from './contract.ts';

/** Returns the beginning of the next part. @rules AH79 Spice Harvest V · R-214 */
export function advance(
  ctx: Ctx,
  state: GameState,
  { next }: PreludeActivity,
  { at }: Environment,
): readonly GameEvent[] {
  const { harvest, manager } = harvestsOf(state);
  switch (next) {
    case 'first-manager':
      return [{ type: 'PreludeWentOn', next: 'harvest' }, { type: 'FirstManagerAsked' }];
    case 'harvest':
      return harvest < harvestRules(ctx).harvests
        ? [
            { type: 'PreludeWentOn', next: 'auction' },
            { type: 'HarvestBegan', harvest: harvest + 1 },
          ]
        : [{ type: 'PreludeWentOn', next: 'trading' }];
    case 'auction':
      return [
        { type: 'PreludeWentOn', next: 'harvest' },
        ...(manager === null ? [] : [accessAuctionBegan(ctx, state, manager, harvest)]),
      ];
    case 'trading':
      return [{ type: 'PreludeWentOn', next: 'claims' }, accessTradingBegan(at)];
    case 'claims':
      return [{ type: 'PreludeWentOn', next: 'free-start' }, claimsAsked()];
    case 'free-start':
      return [{ type: 'PreludeWentOn', next: 'end' }, ...freeStartAsked(ctx, state)];
    case 'end':
      return [{ type: 'PreludeEnded' }];
  }
}
