/** Cards that may be played at any time, by themselves. */
import type { Feature } from '../../kernel/feature.ts';
import type { FreePlayContract } from './contract.ts';
import { decideFreePlay, freePlayPrompt } from './free-play.ts';

export const freePlay: Feature<FreePlayContract> = {
  offers: freePlayPrompt,
  questions: {
    'free-play': {
      holdsNobodyUp: 'offer',
      answered: (ctx, state, { asks: faction }, value) => decideFreePlay(ctx, state, faction, value),
    },
  },
};
