import type { Feature } from '#app/_components/feature/feature.ts';

export const standingCalls = {
  phone: { seatAction: 90 },
} as const satisfies Feature;
