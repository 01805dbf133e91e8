import type { Feature } from '#app/_components/feature/feature.ts';

export const marks = {
  prompts: {
    'mark-leader': { tone: 'secret', rank: 'in-between' },
    'announce-traitor': { tone: 'secret', rank: 'in-between' },
    'betray-later': { tone: 'secret', rank: 'offer', quiet: true },
  },
  phone: { tableEnd: 4 },
  screen: { panel: 22 },
} as const satisfies Feature<'marks'>;
