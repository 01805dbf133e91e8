import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'spiceBlow'> = {
  presentation: {
    'spice-card': { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
