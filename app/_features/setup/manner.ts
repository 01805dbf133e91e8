import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'setup'> = {
  predict: { tone: 'secret', rank: 'setup' },
  'draw-own': { tone: 'secret', rank: 'setup' },
  'spread-forces': { tone: 'warm', rank: 'setup' },
  'start-anywhere': { tone: 'warm', rank: 'setup' },
  'setup-done': { tone: 'warm', rank: 'setup' },
};
