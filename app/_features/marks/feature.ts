import type { Feature } from '#app/_components/feature/feature.ts';

export const marks = {
  prompts: {
    'mark-leader': { tone: 'secret', rank: 'in-between' },
    'announce-traitor': { tone: 'secret', rank: 'in-between' },
    'betray-later': { tone: 'secret', rank: 'offer', quiet: true },
  },
  phone: { secrets: 52, tableEnd: 4 },
  screen: { panel: 22 },
  desk: { turnEntry: 42 },
} as const satisfies Feature<'marks'>;
