/** Swaps of factions before the game. */
import type { Feature } from '../../kernel/feature.ts';
import { refused } from '../../model/decision.ts';
import type { SwapContract } from './contract.ts';
import { decideSwap, withFactionsSwapped } from './swap.ts';

export const swap: Feature<SwapContract> = {
  commands: {
    SwapFactions: {
      from: 'seat',
      input: null,
      decide: (ctx, state, { partner }, { by, isBeforeStart: isBeforeTheGame }) =>
        isBeforeTheGame() ? decideSwap(ctx, state, by, partner) : refused({ code: 'too-late-to-swap' }),
    },
  },
  reducer: { FactionsSwapped: withFactionsSwapped },
  log: { FactionsSwapped: ({ one, other }) => ({ code: 'factions-swapped', one, other }) },
  newReaders: { FactionsSwapped: ({ one, other }) => [one, other] },
  allowedBeforeStart: ['FactionsSwapped'],
};
