import type { CardPower } from '../powers/power.ts';

/** Stops one use of one opponent's advantage; then it is discarded. */
export const karama: CardPower = {
  kind: 'karama',
  rules: ['GF9-2019 Advanced Karama Cards; R-172', 'AH79 Player Aid Pad B.6'],
  cancelsAdvantage: true,
};
