import { FACTIONS_SWAPPED } from '../../../activities/swap/hooks.ts';
import { BATTLES_ENDED, PLANS_REVEALED } from '../../../phases/battle/hooks.ts';
import { SETUP_BEGUN } from '../../../phases/setup/hooks.ts';
import { FORCES_LOST } from '../../../pieces/hooks.ts';
import type { Feature } from '../../../play/feature.ts';
import { runningBattle } from '../../../table/position.ts';
import { withKwisatzHaderach } from './changes.ts';
import type { KwisatzHaderachContract } from './contract.ts';

/** How each event of its own changes the position. */
export const records: Feature<KwisatzHaderachContract>['records'] = {
  KwisatzHaderachKilled: (state) => withKwisatzHaderach(state, { where: 'tanks', usedIn: null }),
  KwisatzHaderachRevived: (state) => withKwisatzHaderach(state, { where: 'ready' }),
};

/** What happens elsewhere and changes it. */
export const follows: NonNullable<Feature<KwisatzHaderachContract>['follows']> = {
  // Whatever is lost while a battle runs counts, explosions and treachery too.
  [FORCES_LOST]: (state, { faction, count }) => {
    const own = state.kwisatzHaderach;
    if (own === null || own.of !== faction || runningBattle(state) === null) return state;
    return withKwisatzHaderach(state, { losses: own.losses + count });
  },
  // Whoever brought it has it in this territory for the rest of the phase.
  [PLANS_REVEALED]: (state, { aggressor, defender }) => {
    const usedIn = runningBattle(state)?.territory ?? null;
    return aggressor.kwisatzHaderach || defender.kwisatzHaderach ? withKwisatzHaderach(state, { usedIn }) : state;
  },
  [BATTLES_ENDED]: (state) => withKwisatzHaderach(state, { usedIn: null }),
  [SETUP_BEGUN]: (state) => withKwisatzHaderach(state, { losses: 0 }),
  // What was told of it was another's to tell.
  [FACTIONS_SWAPPED]: (state, { one, other }) => {
    const of = state.kwisatzHaderach?.of;
    return of === one || of === other ? withKwisatzHaderach(state, { losses: 0 }) : state;
  },
};
