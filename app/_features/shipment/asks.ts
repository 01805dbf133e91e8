import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'shipment'> = {
  presentation: {
    'bring-reserves': { tone: 'warm', rank: 'offer' },
    ship: { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
