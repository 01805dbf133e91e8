import { blowDoubled } from '../features/spice-blow/events.ts';
import type { CardPower } from '../powers/power.ts';

/** Doubles the spice that has just blown, even if the storm has taken it. The card is discarded. */
export const harvester: CardPower<'harvester'> = {
  kind: 'harvester',
  rules: ['AH79 Spice Harvest VII.3', 'R-25, R-142, R-213'],
  inBattle: null,
  doublesBlow: true,
  playedFreely: {
    leavesPlans: true,
    fields: (player) => (blowDoubled(player) === null ? null : {}),
    effect: (player) => blowDoubled(player) ?? [],
  },
};
