import type { Feature } from '#app/_components/feature/feature.ts';

export const collection = {
  prompts: {
    'collect-less': { tone: 'warm', rank: 'offer', quiet: true },
  },
  phone: { seen: 80 },
  screen: { useScene: 60 },
  desk: { panel: 110 },
} as const satisfies Feature<'collection'>;
