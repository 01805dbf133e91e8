import { wormThumped } from '../features/spice-blow/events.ts';
import type { CardPower } from '../powers/power.ts';

/** A worm comes in place of the next spice card, as if a worm card had come up. The card is discarded. */
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
