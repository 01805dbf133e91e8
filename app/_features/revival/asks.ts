import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'revival'> = {
  presentation: {
    revive: { tone: 'warm', rank: 'turn' },
    // Its ally waits for it.
    'let-revive': { tone: 'warm', rank: 'in-between' },
  },
  pages: () => import('./pages.tsx'),
};
