import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { CollectionContract, CollectedSpice } from './contract.ts';
import { amountOf } from './sums.ts';

/** What everybody may read of the collection: all of it lies open. Nothing where nobody takes more or less than before. */
export const log: Feature<CollectionContract>['log'] = {
  CollectionBegan: () => ({ code: 'phase-began', phase: 'collection' }),
  CollectingLimited: notLogged,
  SpiceHarvested: ({ harvest }, _audience, { factions, lastHarvest }) => {
    const before: CollectedSpice = lastHarvest?.harvest ?? [];
    const changed = factions
      .map(({ faction }) => ({ faction, was: amountOf(before, faction), amount: amountOf(harvest, faction) }))
      .filter(({ was, amount }) => was !== amount)
      .map(({ faction, amount }) => ({ faction, amount }));
    return changed.length === 0 ? null : { code: 'spice-harvested', changed, again: before.length > 0 };
  },
};
