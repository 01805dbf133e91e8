import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'charity'> = {
  presentation: {
    'claim-charity': { tone: 'secret', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
