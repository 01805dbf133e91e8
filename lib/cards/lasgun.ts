import { winnerChooses } from '../features/battle/steps.ts';
import type { CardPower } from '../powers/power.ts';

/** Kills the opposing leader, whatever defense that side has. With a shield in the battle everything explodes. */
export const lasgun: CardPower<'lasgun'> = {
  kind: 'lasgun',
  rules: ['AH79 Player Aid Pad A.5', 'GF9-2019 Phase 7 "Weapons", Questions and Answers "Treachery Cards"'],
  inBattle: {
    places: {
      weapon: { kills: ['opponent'], killsWhen: 'before-the-sum', stoppedBy: [], explodesWith: ['shield'] },
    },
    goesTo: winnerChooses,
  },
};
