import type { Feature } from '#app/_components/feature/feature.ts';

export const setup = {
  prompts: {
    predict: { tone: 'secret', rank: 'setup' },
    'draw-own': { tone: 'secret', rank: 'setup' },
    'spread-forces': { tone: 'warm', rank: 'setup' },
    'start-anywhere': { tone: 'warm', rank: 'setup' },
    'setup-done': { tone: 'warm', rank: 'setup' },
  },
  asking: { progress: 20 },
  phone: { banner: 10 },
  screen: { panel: 10, namesPeople: 10 },
  desk: { start: 10 },
} as const satisfies Feature<'setup'>;
