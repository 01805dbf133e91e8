import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'bidding'> = {
  presentation: {
    bid: { tone: 'warm', rank: 'turn' },
    'bid-limit': { tone: 'secret', rank: 'turn' },
    'sealed-bid': { tone: 'secret', rank: 'turn', sealed: 'your bid' },
    'way-to-pay': { tone: 'secret', rank: 'offer', quiet: true },
  },
  pages: () => import('./pages.tsx'),
};
