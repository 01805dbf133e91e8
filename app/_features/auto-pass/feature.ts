import type { Feature } from '#app/_components/feature/feature.ts';

export const autoPass = {
  desk: { phonelessSeat: 10 },
} as const satisfies Feature;
