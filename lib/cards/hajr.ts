import { moveGained } from '../features/ship-and-move/events.ts';
import type { CardPower } from '../powers/power.ts';

/**
 * One more group moves in the player’s own turn, or after it until somebody acts in the next. It moves by foot or
 * ornithopter, as the position then allows. The card is discarded.
 */
export const hajr: CardPower<'hajr'> = {
  kind: 'hajr',
  rules: ['AH79 Player Aid Pad B.3', 'GF9-2019 not reprinted, R-02'],
  inBattle: null,
  playedFreely: {
    leavesPlans: true,
    fields: (player) => (moveGained(player) === null ? null : {}),
    effect: (player) => moveGained(player) ?? [],
  },
};
