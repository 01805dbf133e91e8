import { wormThumped } from '../features/spice-blow/events.ts';
import type { CardPower } from '../powers/power.ts';

/** A worm comes in place of the next spice card, as if one had come up; then it is discarded. */
export const thumper: CardPower<'thumper'> = {
  kind: 'thumper',
  rules: ['AH79 Spice Harvest VII.4', 'R-24, R-213'],
  inBattle: null,
  thumps: true,
  playedFreely: {
    leavesPlans: true,
    fields: (player) => (wormThumped(player) === null ? null : {}),
    effect: (player) => wormThumped(player) ?? [],
  },
};
