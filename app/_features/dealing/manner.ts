import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'dealing'> = {
  'choose-traitor': { tone: 'secret', rank: 'deal' },
};
