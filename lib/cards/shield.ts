import { winnerChooses } from '../features/battle/steps.ts';
import type { CardPower } from '../powers/power.ts';

/** Protects a leader from a projectile. */
export const shield: CardPower<'shield'> = {
  kind: 'shield',
  rules: ['AH79 Player Aid Pad A.2', 'GF9-2019 Phase 7 "Weapons"'],
  inBattle: { places: { defense: 'defends' }, goesTo: winnerChooses },
};
