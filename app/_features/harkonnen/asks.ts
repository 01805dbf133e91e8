import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'harkonnen'> = {
  presentation: {
    capture: { tone: 'secret', rank: 'turn', tellsResult: true },
    captive: { tone: 'secret', rank: 'turn', tellsResult: true },
  },
  pages: () => import('./pages.tsx'),
};
