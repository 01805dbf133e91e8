import { bringBackAnswers, revivalEvents } from '../pieces/bring-back.ts';
import type { CardPower } from '../powers/power.ts';

/** Forces that one Ghola brings back at most. */
const MAX_FORCES = 5;

/**
 * Brings back one own leader, whatever is revived like one, or up to five own forces, whatever else is revived
 * this turn; then it is discarded.
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
