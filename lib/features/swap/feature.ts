/** Factions that change hands before the game. */
import type { Feature } from '../../kernel/feature.ts';
import { refuse } from '../../model/decision.ts';
import type { SwapContract } from './contract.ts';
import { decideSwap, withFactionsSwapped } from './swap.ts';

export const swap: Feature<SwapContract> = {
  intents: {
    SwapFactions: {
      from: 'seat',
      sent: null,
      decided: (ctx, state, { partner }, { by, isBeforeTheGame }) =>
        isBeforeTheGame() ? decideSwap(ctx, state, by, partner) : refuse({ code: 'too-late-to-swap' }),
    },
  },
  records: { FactionsSwapped: withFactionsSwapped },
  tells: { FactionsSwapped: ({ one, other }) => ({ code: 'factions-swapped', one, other }) },
  newReaders: { FactionsSwapped: ({ one, other }) => [one, other] },
  beforeTheGame: ['FactionsSwapped'],
};
