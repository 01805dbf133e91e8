import type { Feature } from '#app/_components/feature/feature.ts';

export const orders = {
  prompts: {
    'restrict-territory': { tone: 'warm', rank: 'turn' },
    'hold-in-place': { tone: 'warm', rank: 'turn' },
  },
} as const satisfies Feature<'orders'>;
