import type { Feature } from '#app/_components/feature/feature.ts';

export const attacks = {
  prompts: {
    'attack-leader': { tone: 'warm', rank: 'turn' },
    'command-attack': { tone: 'warm', rank: 'turn' },
    'attack-card': { tone: 'secret', rank: 'turn' },
  },
} as const satisfies Feature<'attacks'>;
