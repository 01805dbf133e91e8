import { winnerChooses } from '../features/battle/steps.ts';
import type { CardPower } from '../powers/power.ts';

/**
 * Kills both leaders, unless their own side has a shield, and all forces of the opponent. Its user wins, and loses the
 * dial as usual. The Voice cannot name it.
 */
export const stoneBurner: CardPower<'stone-burner'> = {
  kind: 'stone-burner',
  rules: ['Nine-faction compendium XXXVII.A.7; R-113'],
  inBattle: {
    places: {
      weapon: {
        kills: ['opponent', 'own'],
        killsWhen: 'before-the-sum',
        stoppedBy: ['shield'],
        explodesWith: [],
        destroysForces: true,
      },
    },
    goesTo: winnerChooses,
  },
};
