import type { Feature } from '#app/_components/feature/feature.ts';

export const mainCharacters = {
  prompts: {
    'keep-traitor': { tone: 'secret', rank: 'turn' },
  },
  phone: { holding: 51, seen: 1, tableEnd: 2 },
  screen: { panel: 85 },
} as const satisfies Feature<'mainCharacters'>;
