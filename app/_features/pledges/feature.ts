import type { Feature } from '#app/_components/feature/feature.ts';

export const pledges = {
  phone: { seatAction: 50 },
} as const satisfies Feature;
