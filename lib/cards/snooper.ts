import { winnerChooses } from '../features/battle/steps.ts';
import type { CardPower } from '../powers/power.ts';

/** Protects a leader from poison. */
export const snooper: CardPower<'snooper'> = {
  kind: 'snooper',
  rules: ['AH79 Player Aid Pad A.4', 'GF9-2019 Phase 7 "Weapons"'],
  inBattle: { places: { defense: 'defends' }, goesTo: winnerChooses },
};
