import type { Feature } from '#app/_components/feature/feature.ts';

export const residualPoison = {
  prompts: {
    'pay-bribe': { tone: 'secret', rank: 'turn' },
    'show-poison': { tone: 'warm', rank: 'turn' },
  },
  phone: { holding: 60, tableEnd: 6, boardAction: 60 },
  screen: { panel: 86 },
  desk: { cardEntry: 31 },
} as const satisfies Feature<'residualPoison'>;
