import { getField } from '../core/answer.ts';
import { oneOf } from '../core/grammar.ts';
import { runningSetup } from '../features/setup/api.ts';
import { carryingDoubled } from '../features/collection/api.ts';
import { blowDoubled } from '../features/spice-blow/events.ts';
import type { CardPlayContext, CardPower } from '../powers/power.ts';

/**
 * Doubles the spice that has just blown, even if the storm has taken it. In Dune Squad it may instead double what the
 * forces of its player carry in this turn, at any time. The card is discarded.
 */
export const harvester: CardPower<'harvester'> = {
  kind: 'harvester',
  rules: ['AH79 Spice Harvest VII.3', 'R-25, R-142, R-213', 'Dune Squad VI.B.4'],
  inBattle: null,
  doublesBlow: true,
  playedFreely: {
    leavesPlans: true,
    fields: (player) => {
      if (!player.rules.harvesterCarries) return blowDoubled(player) === null ? null : {};
      const ways = waysOf(player);
      return ways.length === 0 ? null : { doubles: oneOf(...ways) };
    },
    effect: (player, answer) =>
      (getField(answer, 'doubles') === 'carried' ? carryingDoubled(player) : blowDoubled(player)) ?? [],
  },
};

const waysOf = (player: CardPlayContext): readonly ('blow' | 'carried')[] => [
  ...(blowDoubled(player) === null ? [] : (['blow'] as const)),
  ...(runningSetup(player.state) !== null || carryingDoubled(player) === null ? [] : (['carried'] as const)),
];
