import { FACTIONS_SWAPPED } from '../../../features/swap/steps.ts';
import { BATTLE_RESOLVED, BATTLES_ENDED } from '../../../features/battle/steps.ts';
import { SETUP_BEGUN } from '../../../features/setup/steps.ts';
import { FORCES_LOST } from '../../../pieces/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { isCancelled } from '../../../powers/cancelling.ts';
import { currentBattle } from '../../../model/selectors.ts';
import { withKwisatzHaderach } from './changes.ts';
import type { KwisatzHaderachContract } from './contract.ts';
import { kwisatzHaderach as power, wasPlayed, wentWith } from './power.ts';

/** The reducers of the events about the Kwisatz Haderach. */
export const reducer: Feature<KwisatzHaderachContract>['reducer'] = {
  KwisatzHaderachKilled: (state) => withKwisatzHaderach(state, { where: 'tanks', usedIn: null, usedWith: null }),
  KwisatzHaderachRevived: (state) => withKwisatzHaderach(state, { where: 'ready' }),
};

/** The reducers of other features' events. */
export const subscriptions: NonNullable<Feature<KwisatzHaderachContract>['subscriptions']> = {
  // Every force that is lost during a battle counts, also after an explosion or a traitor call.
  [FORCES_LOST]: (state, { faction, count }) => {
    const own = state.kwisatzHaderach;
    if (own === null || own.of !== faction || currentBattle(state) === null) return state;
    const before = own.lostIn.turn === state.turn ? own.lostIn.count : 0;
    return withKwisatzHaderach(state, {
      losses: own.losses + count,
      lostIn: { turn: state.turn, count: before + count },
    });
  },
  // The Kwisatz Haderach stays in this territory for the rest of the phase. If a Karama cancelled the Kwisatz Haderach,
  // then the Kwisatz Haderach was not in the battle.
  [BATTLE_RESOLVED]: (state) =>
    wasPlayed(state) && !isCancelled(state, power.id)
      ? withKwisatzHaderach(state, { usedIn: currentBattle(state)?.territory ?? null, usedWith: wentWith(state) })
      : state,
  [BATTLES_ENDED]: (state) => withKwisatzHaderach(state, { usedIn: null, usedWith: null }),
  [SETUP_BEGUN]: (state) => withKwisatzHaderach(state, { losses: 0, lostIn: { turn: 0, count: 0 } }),
  // Only the earlier player of the faction knows the number of losses, so it does not count for the new player.
  [FACTIONS_SWAPPED]: (state, { one, other }) => {
    const of = state.kwisatzHaderach?.of;
    return of === one || of === other
      ? withKwisatzHaderach(state, { losses: 0, lostIn: { turn: 0, count: 0 } })
      : state;
  },
};
