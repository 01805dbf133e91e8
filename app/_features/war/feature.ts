import type { Feature } from '#app/_components/feature/feature.ts';

export const war = {
  prompts: {
    'place-negotiator': { tone: 'secret', rank: 'in-between' },
  },
} as const satisfies Feature<'war'>;
