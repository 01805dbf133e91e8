import type { Feature } from '#app/_components/feature/feature.ts';

export const revival = {
  prompts: {
    revive: { tone: 'warm', rank: 'turn' },
    // The ally waits for this answer.
    'let-revive': { tone: 'warm', rank: 'in-between' },
  },
  phone: { seen: 50 },
  screen: { panel: 50 },
  desk: { panel: 60 },
} as const satisfies Feature<'revival'>;
