import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'handSwap'> = {
  presentation: {
    'give-back': { tone: 'secret', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
