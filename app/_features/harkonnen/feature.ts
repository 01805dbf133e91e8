import type { Feature } from '#app/_components/feature/feature.ts';

export const harkonnen = {
  prompts: {
    capture: { tone: 'secret', rank: 'turn', tellsResult: true },
    captive: { tone: 'secret', rank: 'turn', tellsResult: true },
  },
  phone: { holding: 50, secrets: 50, tableEnd: 3 },
} as const satisfies Feature<'harkonnen'>;
