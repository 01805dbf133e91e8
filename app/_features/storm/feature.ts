import type { Feature } from '#app/_components/feature/feature.ts';

export const storm = {
  prompts: {
    'storm-dial': { tone: 'secret', rank: 'turn', sealed: 'your sealed dial' },
    'storm-losses': { tone: 'warm', rank: 'turn' },
    'weather-control': { tone: 'warm', rank: 'everybody' },
    'family-atomics': { tone: 'warm', rank: 'everybody' },
  },
  phone: { banner: 20 },
  screen: { panel: 20, isPlayed: 10 },
  desk: { panel: 10, turnEntry: 20 },
} as const satisfies Feature<'storm'>;
