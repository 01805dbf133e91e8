/** Cards that may be played alone at any time. */
import type { Feature } from '../../kernel/feature.ts';
import type { FreePlayContract } from './contract.ts';
import { decideFreePlay, freePlayPrompt } from './free-play.ts';

export const freePlay: Feature<FreePlayContract> = {
  optionalPrompts: freePlayPrompt,
  prompts: {
    'free-play': {
      nonBlocking: 'optional',
      onAnswer: (ctx, state, { faction }, value) => decideFreePlay(ctx, state, faction, value),
    },
  },
};
