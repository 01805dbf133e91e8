import type { Feature } from '#app/_components/feature/feature.ts';

export const accessCards = {
  prompts: {
    'access-bid': { tone: 'secret', rank: 'turn', sealed: 'your limit', tellsResult: true },
    'look-at-access-card': { tone: 'secret', rank: 'offer' },
    'trading-ready': { tone: 'warm', rank: 'turn', sealed: 'the trades' },
    'take-access-card': { tone: 'warm', rank: 'turn' },
    'return-access-card': { tone: 'secret', rank: 'turn' },
    'draw-access-cards': { tone: 'warm', rank: 'turn' },
    'pick-access-card': { tone: 'warm', rank: 'turn' },
    'tell-placement': { tone: 'warm', rank: 'setup' },
    'start-without-cards': { tone: 'warm', rank: 'setup' },
    'claim-strongholds': { tone: 'secret', rank: 'turn', sealed: 'your claims' },
  },
  asking: { course: 21 },
  phone: { holding: 60 },
  desk: { cardEntry: 40 },
  screen: { panel: 21 },
} as const satisfies Feature<'accessCards'>;
