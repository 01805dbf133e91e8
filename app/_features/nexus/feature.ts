import type { Feature } from '#app/_components/feature/feature.ts';

export const nexus = {
  prompts: {
    talk: { tone: 'warm', rank: 'turn', sealed: 'the nexus' },
    'choose-allies': { tone: 'secret', rank: 'offer' },
  },
  screen: { useScene: 30 },
  desk: { panel: 30 },
} as const satisfies Feature<'nexus'>;
