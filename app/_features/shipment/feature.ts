import type { Feature } from '#app/_components/feature/feature.ts';

export const shipment = {
  prompts: {
    'bring-reserves': { tone: 'warm', rank: 'offer' },
    ship: { tone: 'warm', rank: 'turn' },
  },
  desk: { panel: 90 },
} as const satisfies Feature<'shipment'>;
