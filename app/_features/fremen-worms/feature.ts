import type { Feature } from '#app/_components/feature/feature.ts';

export const fremenWorms = {
  prompts: {
    'place-worm': { tone: 'warm', rank: 'turn' },
    'spare-ally': { tone: 'warm', rank: 'turn' },
    'ride-worm': { tone: 'warm', rank: 'turn' },
  },
} as const satisfies Feature<'fremenWorms'>;
