import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'revival'> = {
  revive: { tone: 'warm', rank: 'turn' },
  // Its ally waits for it.
  'let-revive': { tone: 'warm', rank: 'in-between' },
};
