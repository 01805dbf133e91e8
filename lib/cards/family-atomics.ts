import type { CardPower } from '../powers/power.ts';

/** Destroys the Shield Wall and the forces on it. Then the card is out of the game. */
export const familyAtomics: CardPower<'family-atomics'> = {
  kind: 'family-atomics',
  rules: ['AH79 Player Aid Pad B.5, Questions and Answers A.1–2', 'GF9-2019 not reprinted, R-02'],
  inBattle: null,
  breaksShieldWall: true,
};
