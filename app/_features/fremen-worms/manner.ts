import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'fremenWorms'> = {
  'place-worm': { tone: 'warm', rank: 'turn' },
  'spare-ally': { tone: 'warm', rank: 'turn' },
  'ride-worm': { tone: 'warm', rank: 'turn' },
};
