import type { CardPower } from '../powers/power.ts';

/** Moves the storm 0 to 10 sectors instead of the dials. The card is discarded. */
export const weatherControl: CardPower<'weather-control'> = {
  kind: 'weather-control',
  rules: ['AH79 Player Aid Pad B.2', 'GF9-2019 not reprinted, R-02', 'R-27, R-148'],
  inBattle: null,
  steersStorm: true,
};
