import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'freePlay'> = {
  'free-play': { tone: 'secret', rank: 'offer' },
};
