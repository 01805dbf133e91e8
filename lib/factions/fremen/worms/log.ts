import { type Feature, notLogged } from '../../../kernel/feature.ts';
import { allOf, forcesOf } from '../../../model/forces.ts';
import type { WormsContract } from './contract.ts';

/** The log lines of this feature. All of them are public. */
export const log: Feature<WormsContract>['log'] = {
  WormCalled: notLogged,
  WormPlaced: ({ faction, territory }) => ({ code: 'worm-placed', faction, territory }),
  AlliesSpared: ({ faction, spared, left }) => ({ code: 'allies-spared', faction, spared, left }),
  RideDevoured: ({ faction, territory }) => ({ code: 'ride-devoured', faction, territory }),
  WormRidden: ({ faction, riders, to }) => ({
    code: 'worm-ridden',
    faction,
    riders: forcesOf(allOf(riders)),
    from: riders[0]?.territory ?? null,
    to,
  }),
};
