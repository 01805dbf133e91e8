import type { Feature } from '#app/_components/feature/feature.ts';

export const voice = {
  prompts: {
    voice: { tone: 'warm', rank: 'in-between' },
  },
} as const satisfies Feature<'voice'>;
