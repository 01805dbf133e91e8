import type { Feature } from '#app/_components/feature/feature.ts';

export const coexistence = {
  prompts: {
    coexist: { tone: 'warm', rank: 'turn' },
    'leave-coexistence': { tone: 'warm', rank: 'turn' },
  },
} as const satisfies Feature<'coexistence'>;
