import { oneOf } from '../core/grammar.ts';
import { spiceMoved } from '../pieces/made.ts';
import type { CardPower } from '../powers/power.ts';

const WORTH = 3;

/** Made up, to try what a card costs: whoever plays it takes spice from the bank. */
export const spiceHoard: CardPower = {
  kind: 'spice-hoard',
  rules: ['Made up'],
  cancelsAdvantage: false,
  playedFreely: {
    says: () => ({ takes: oneOf(WORTH) }),
    does: ({ faction }) => [spiceMoved('bank', faction, WORTH)],
  },
};
