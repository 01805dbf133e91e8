import type { Feature } from '#app/_components/feature/feature.ts';

export const traps = {
  prompts: {
    'lay-trap': { tone: 'secret', rank: 'offer', quiet: true },
    'destroy-trap': { tone: 'warm', rank: 'in-between' },
  },
  phone: { holding: 65, tableEnd: 4 },
  screen: { panel: 21 },
  desk: { panel: 34, boardEntry: 50 },
} as const satisfies Feature<'traps'>;
