import { moveGained } from '../features/ship-and-move/events.ts';
import { openTurns } from '../features/ship-and-move/steps.ts';
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
    fields: ({ state, faction }) => (openTurns(state).some((turn) => turn.faction === faction) ? {} : null),
    effect: ({ state, faction }) => moveGained(state, faction),
  },
};
