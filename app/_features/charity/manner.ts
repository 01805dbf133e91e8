import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'charity'> = {
  'claim-charity': { tone: 'secret', rank: 'turn' },
};
