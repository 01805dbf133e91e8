import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'stormCard'> = {
  'storm-card': { tone: 'warm', rank: 'turn' },
};
