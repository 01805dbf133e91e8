import { moveGained } from '../phases/ship-and-move/made.ts';
import { turnNow } from '../phases/ship-and-move/hooks.ts';
import type { CardPower } from '../powers/power.ts';

/** One more group moves in its player’s own turn, by foot or ornithopter as things stand then; it is discarded. */
export const hajr: CardPower = {
  kind: 'hajr',
  rules: ['AH79 Player Aid Pad B.3', 'GF9-2019 not reprinted, R-02'],
  cancelsAdvantage: false,
  playedFreely: {
    leavesPlans: true,
    says: ({ state, faction }) => (turnNow(state)?.faction === faction ? {} : null),
    does: ({ faction }) => [moveGained(faction)],
  },
};
