import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'voice'> = {
  voice: { tone: 'warm', rank: 'in-between' },
};
