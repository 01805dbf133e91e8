import type { Feature } from '#app/_components/feature/feature.ts';

export const accessCards = {
  prompts: {
    'access-bid': { tone: 'secret', rank: 'turn', sealed: 'your limit' },
    'look-at-access-card': { tone: 'secret', rank: 'offer' },
    'trading-ready': { tone: 'warm', rank: 'turn' },
    'claim-strongholds': { tone: 'secret', rank: 'turn', sealed: 'your claims' },
  },
  screen: { panel: 21 },
} as const satisfies Feature<'accessCards'>;
