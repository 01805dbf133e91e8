import type { Feature } from '#app/_components/feature/feature.ts';

export const openCards = {
  phone: { tableEnd: 10 },
  desk: { cardEntry: 10 },
} as const satisfies Feature;
