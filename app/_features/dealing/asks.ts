import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'dealing'> = {
  presentation: {
    'choose-traitor': { tone: 'secret', rank: 'deal' },
  },
  pages: () => import('./pages.tsx'),
};
