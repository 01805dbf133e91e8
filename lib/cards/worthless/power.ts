import { winnerChooses } from '../../features/battle/steps.ts';
import type { CardPower } from '../../powers/power.ts';

/** Fills the place of a weapon or a defense without any effect. */
export const worthless: CardPower<'worthless'> = {
  kind: 'worthless',
  rules: ['AH79 Player Aid Pad A.7', 'GF9-2019 Phase 7 "No Treachery"', 'R-52'],
  inBattle: { places: { weapon: 'nothing', defense: 'nothing' }, goesTo: winnerChooses },
};
