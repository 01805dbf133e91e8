import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'setup'> = {
  presentation: {
    predict: { tone: 'secret', rank: 'setup' },
    'draw-own': { tone: 'secret', rank: 'setup' },
    'spread-forces': { tone: 'warm', rank: 'setup' },
    'start-anywhere': { tone: 'warm', rank: 'setup' },
    'setup-done': { tone: 'warm', rank: 'setup' },
  },
  pages: () => import('./pages.tsx'),
};
