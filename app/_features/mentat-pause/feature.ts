import type { Feature } from '#app/_components/feature/feature.ts';

export const mentatPause = {
  prompts: {
    'check-board': { tone: 'warm', rank: 'turn', sealed: 'the board' },
    'open-prediction': { tone: 'secret', rank: 'turn' },
  },
  phone: { banner: 60 },
  screen: { panel: 70, news: 20 },
  desk: { next: 10, nextNote: 10, standing: 10 },
} as const satisfies Feature<'mentatPause'>;
