import type { Feature } from '#app/_components/feature/feature.ts';

export const chronicle = {
  phone: { outcome: 10 },
  screen: { useScene: 20 },
  desk: { start: 20 },
} as const satisfies Feature;
