import type { Feature } from '#app/_components/feature/feature.ts';

export const stormCard = {
  prompts: {
    'storm-card': { tone: 'warm', rank: 'turn' },
  },
  phone: { holding: 20, secrets: 30 },
  desk: { turnEntry: 10 },
} as const satisfies Feature<'stormCard'>;
