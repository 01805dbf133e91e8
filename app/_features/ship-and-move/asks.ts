import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'shipAndMove'> = {
  presentation: {
    'act-now': { tone: 'warm', rank: 'offer', atOnce: true },
    // What is laid out ahead is its owner's alone.
    'prepare-shipment': { tone: 'secret', rank: 'offer' },
    'prepare-move': { tone: 'secret', rank: 'offer' },
  },
  pages: () => import('./pages.tsx'),
};
