import type { Feature } from '#app/_components/feature/feature.ts';

export const movement = {
  prompts: {
    move: { tone: 'warm', rank: 'turn' },
  },
} as const satisfies Feature<'movement'>;
