import type { Feature } from '#app/_components/feature/feature.ts';

export const ambushes = {
  prompts: {
    'defend-leader': { tone: 'secret', rank: 'in-between' },
    'keep-defense': { tone: 'warm', rank: 'in-between' },
    'choose-hold': { tone: 'warm', rank: 'in-between' },
  },
  phone: { tableEnd: 4 },
  screen: { panel: 23 },
  desk: { panel: 36, turnEntry: 41 },
} as const satisfies Feature<'ambushes'>;
