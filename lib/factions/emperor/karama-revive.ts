import { isSpecialKaramaMoment } from '../../cards/special-karama/api.ts';
import { bringBackAnswers, revivalEvents } from '../../pieces/bring-back.ts';
import type { Advantage } from '../../powers/power.ts';

/** The maximum number of forces that one Karama revives. */
const MAX_FORCES = 3;

/**
 * A Karama revives one own leader or up to three own forces for free, in addition to all other revivals. Only one
 * special force can be revived in a turn. Nothing cancels it.
 */
export const karamaRevive: Advantage = {
  id: 'emperor/karama-revive',
  faction: 'emperor',
  rules: ['GF9-2019 Advanced Karama Cards', 'R-157, R-158, R-160'],
  playedAsKarama: {
    fields: (player) => (isSpecialKaramaMoment(player.state) ? bringBackAnswers(player, MAX_FORCES) : null),
    effect: revivalEvents,
  },
};
