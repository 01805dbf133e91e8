import type { Feature } from '#app/_components/feature/feature.ts';

export const truthtrance = {
  prompts: {
    'tell-truth': { tone: 'warm', rank: 'aloud' },
  },
} as const satisfies Feature<'truthtrance'>;
