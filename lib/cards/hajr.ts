import { moveGained } from '../features/ship-and-move/events.ts';
import type { CardPower } from '../powers/power.ts';

/**
 * One more group moves in its player’s own turn, or after it as long as nothing has been done in the next, by foot or
 * ornithopter as things stand then; it is discarded.
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
