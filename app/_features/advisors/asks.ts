import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'advisors'> = {
  presentation: {
    'send-advisor': { tone: 'warm', rank: 'turn' },
    intrusion: { tone: 'warm', rank: 'turn' },
    'announce-battles': { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
