import { winnerChooses } from '../features/battle/steps.ts';
import type { CardPower } from '../powers/power.ts';

/** Kills the opposing leader, unless that side has a shield. */
export const projectile: CardPower<'projectile'> = {
  kind: 'projectile',
  rules: ['AH79 Player Aid Pad A.1', 'GF9-2019 Phase 7 "Weapons"'],
  inBattle: {
    places: {
      weapon: { kills: ['opponent'], killsWhen: 'before-the-sum', stoppedBy: ['shield'], explodesWith: [] },
    },
    goesTo: winnerChooses,
  },
};
