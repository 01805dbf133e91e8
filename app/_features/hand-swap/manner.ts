import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'handSwap'> = {
  'give-back': { tone: 'secret', rank: 'turn' },
};
