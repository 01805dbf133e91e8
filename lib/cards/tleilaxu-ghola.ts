import { bringBackAnswers, revivalEvents } from '../pieces/bring-back.ts';
import type { CardPower } from '../powers/power.ts';

/** The maximum number of forces that one Ghola revives. */
const MAX_FORCES = 5;

/**
 * Revives one own leader, a piece that is revived like a leader, or up to five own forces, in addition to all other
 * revivals of the turn. The card is discarded.
 */
export const tleilaxuGhola: CardPower<'ghola'> = {
  kind: 'ghola',
  rules: [
    'AH79 Player Aid Pad B.4, Questions and Answers A.5',
    'GF9-2019 Questions and Answers "Treachery Cards"',
    'GF9-2019 Atreides sheet "Kwisatz Haderach"',
    'R-157, R-180',
  ],
  inBattle: null,
  playedFreely: {
    leavesPlans: true,
    fields: (player) => bringBackAnswers(player, MAX_FORCES),
    effect: revivalEvents,
  },
};
