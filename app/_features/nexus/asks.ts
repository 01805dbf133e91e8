import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'nexus'> = {
  presentation: {
    talk: { tone: 'warm', rank: 'turn', sealed: 'the nexus' },
    'choose-allies': { tone: 'secret', rank: 'offer' },
  },
  pages: () => import('./pages.tsx'),
};
