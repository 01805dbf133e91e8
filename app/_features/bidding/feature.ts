import type { Feature } from '#app/_components/feature/feature.ts';
import { priceReadOut } from './beats.ts';

export const bidding = {
  prompts: {
    bid: { tone: 'warm', rank: 'turn' },
    'bid-limit': { tone: 'secret', rank: 'turn' },
    'sealed-bid': { tone: 'secret', rank: 'turn', sealed: 'your bid' },
    'way-to-pay': { tone: 'secret', rank: 'offer', quiet: true },
  },
  phone: { banner: 30, seen: 40, seatAction: 10 },
  screen: { useScene: 50 },
  desk: { panel: 70, choice: 30, standing: 20 },
  opening: { at: 'folds', load: () => import('./choice.tsx').then((part) => part.BiddingChoice) },
  readsOut: priceReadOut,
} as const satisfies Feature<'bidding'>;
