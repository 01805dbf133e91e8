import type { Feature } from '#app/_components/feature/feature.ts';

export const karama = {
  prompts: {
    cancel: { tone: 'warm', rank: 'everybody' },
  },
} as const satisfies Feature<'karama'>;
