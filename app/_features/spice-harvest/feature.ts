import type { Feature } from '#app/_components/feature/feature.ts';

export const harvests = {
  prompts: {
    'manager-sum': { tone: 'secret', rank: 'setup' },
    'offer-harvest-card': { tone: 'warm', rank: 'setup' },
    'buy-harvest-card': { tone: 'secret', rank: 'setup' },
    'announce-harvest': { tone: 'secret', rank: 'setup' },
    'hand-out-shares': { tone: 'secret', rank: 'setup' },
    'look-at-share': { tone: 'secret', rank: 'offer' },
    'harvest-vote': { tone: 'secret', rank: 'setup' },
    'split-harvest': { tone: 'secret', rank: 'setup' },
  },
  phone: { banner: 5 },
  screen: { panel: 20 },
} as const satisfies Feature<'harvests'>;
