import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'stormCard'> = {
  presentation: {
    'storm-card': { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
