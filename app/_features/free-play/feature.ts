import type { Feature } from '#app/_components/feature/feature.ts';

export const freePlay = {
  prompts: {
    'free-play': { tone: 'secret', rank: 'offer' },
  },
  phone: { seatAction: 30 },
} as const satisfies Feature<'freePlay'>;
