import type { Feature } from '#app/_components/feature/feature.ts';

export const secretChecks = {
  prompts: {
    'check-own': { tone: 'secret', rank: 'aside' },
  },
} as const satisfies Feature<'secretChecks'>;
