import type { Feature } from '#app/_components/feature/feature.ts';

export const grants = {
  // The ally waits for this answer.
  prompts: { 'grant-revival': { tone: 'warm', rank: 'in-between' } },
} as const satisfies Feature<'grants'>;
