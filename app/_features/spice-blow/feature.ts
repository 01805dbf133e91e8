import type { Feature } from '#app/_components/feature/feature.ts';

export const spiceBlow = {
  prompts: {
    'spice-card': { tone: 'warm', rank: 'turn' },
  },
  phone: { countdown: 20, seen: 30, boardAction: 10 },
  screen: { useScene: 25, panel: 30 },
  desk: { panel: 20, turnEntry: 30 },
} as const satisfies Feature<'spiceBlow'>;
