import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'secretChecks'> = {
  presentation: {
    'check-own': { tone: 'secret', rank: 'aside' },
  },
  pages: () => import('./pages.tsx'),
};
