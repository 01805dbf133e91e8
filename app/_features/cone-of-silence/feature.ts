import type { Feature } from '#app/_components/feature/feature.ts';

export const coneOfSilence = {
  phone: { tableEnd: 5 },
  screen: { panel: 85 },
  desk: { cardEntry: 30 },
} as const satisfies Feature;
