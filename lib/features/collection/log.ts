import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { CollectionContract, CollectedSpice } from './contract.ts';
import { amountOf } from './sums.ts';

/** The public log lines of the collection. There is no line if no amount has changed. */
export const log: Feature<CollectionContract>['log'] = {
  CollectionBegan: () => ({ code: 'phase-began', phase: 'collection' }),
  CollectingLimited: notLogged,
  CarryingDoubled: ({ by }) => ({ code: 'carrying-doubled', by }),
  SpiceCollected: ({ collection }, _audience, { factions, lastCollection }) => {
    const before: CollectedSpice = lastCollection?.collection ?? [];
    const changed = factions
      .map(({ faction }) => ({ faction, was: amountOf(before, faction), amount: amountOf(collection, faction) }))
      .filter(({ was, amount }) => was !== amount)
      .map(({ faction, amount }) => ({ faction, amount }));
    return changed.length === 0 ? null : { code: 'spice-collected', changed, again: before.length > 0 };
  },
};
