import type { Feature } from '#app/_components/feature/feature.ts';

export const houseRules = {
  phone: { tableEnd: 20 },
  desk: { end: 30 },
} as const satisfies Feature;
