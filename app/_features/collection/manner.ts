import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'collection'> = {
  'collect-less': { tone: 'warm', rank: 'offer', quiet: true },
};
