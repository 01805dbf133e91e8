import type { Feature } from '#app/_components/feature/feature.ts';

export const orders = {
  prompts: {
    'restrict-territory': { tone: 'warm', rank: 'turn' },
    'hold-in-place': { tone: 'warm', rank: 'turn' },
  },
  phone: { seen: 5, tableEnd: 3 },
  screen: { panel: 20 },
  desk: { panel: 35, turnEntry: 40, placeNote: 20 },
} as const satisfies Feature<'orders'>;
