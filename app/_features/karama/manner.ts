import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'karama'> = {
  interfere: { tone: 'warm', rank: 'everybody' },
};
