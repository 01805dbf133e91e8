import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'truthtrance'> = {
  'tell-truth': { tone: 'warm', rank: 'aloud' },
};
