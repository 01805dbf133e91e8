import type { Feature } from '#app/_components/feature/feature.ts';

export const dealing = {
  prompts: {
    'choose-traitor': { tone: 'secret', rank: 'deal' },
  },
  desk: { end: 20 },
} as const satisfies Feature<'dealing'>;
