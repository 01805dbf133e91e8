import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'storm'> = {
  presentation: {
    'storm-dial': { tone: 'secret', rank: 'turn', sealed: 'your sealed dial' },
    'storm-losses': { tone: 'warm', rank: 'turn' },
    'weather-control': { tone: 'warm', rank: 'everybody' },
    'family-atomics': { tone: 'warm', rank: 'everybody' },
  },
  pages: () => import('./pages.tsx'),
};
