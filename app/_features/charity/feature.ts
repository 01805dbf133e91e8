import type { Feature } from '#app/_components/feature/feature.ts';

export const charity = {
  prompts: {
    'claim-charity': { tone: 'secret', rank: 'turn' },
  },
  phone: { seen: 35, seatAction: 80 },
  screen: { panel: 40 },
  desk: { panel: 50 },
} as const satisfies Feature<'charity'>;
