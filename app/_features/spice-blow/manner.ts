import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'spiceBlow'> = {
  'spice-card': { tone: 'warm', rank: 'turn' },
};
