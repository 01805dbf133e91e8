import type { Feature } from '#app/_components/feature/feature.ts';

export const pace = {
  phone: { countdown: 10 },
  screen: { panel: 80 },
  desk: { choice: 10 },
} as const satisfies Feature;
