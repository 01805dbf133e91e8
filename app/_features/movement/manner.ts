import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'movement'> = {
  move: { tone: 'warm', rank: 'turn' },
};
