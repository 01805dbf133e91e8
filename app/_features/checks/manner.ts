import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'checks'> = {
  'check-own': { tone: 'secret', rank: 'aside' },
};
