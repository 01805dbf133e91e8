import type { Feature } from '#app/_components/feature/feature.ts';

export const handSwap = {
  prompts: {
    'give-back': { tone: 'secret', rank: 'turn' },
  },
} as const satisfies Feature<'handSwap'>;
