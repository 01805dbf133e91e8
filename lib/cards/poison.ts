import { winnerChooses } from '../features/battle/steps.ts';
import type { CardPower } from '../powers/power.ts';

/** Kills the opposing leader, unless that side has a snooper. */
export const poison: CardPower<'poison'> = {
  kind: 'poison',
  rules: ['AH79 Player Aid Pad A.3', 'GF9-2019 Phase 7 "Weapons"'],
  inBattle: {
    places: {
      weapon: { kills: ['opponent'], killsWhen: 'before-the-sum', stoppedBy: ['snooper'], explodesWith: [] },
    },
    goesTo: winnerChooses,
  },
};
