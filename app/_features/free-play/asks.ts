import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'freePlay'> = {
  presentation: {
    'free-play': { tone: 'secret', rank: 'offer' },
  },
};
