import { moveGained } from '../features/ship-and-move/events.ts';
import type { CardPower } from '../powers/power.ts';

/**
 * One more group moves in the player’s own turn, or after it, until a player acts in the next turn. The group moves on
 * foot or by ornithopter, as the position allows at that time. The card is discarded.
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
