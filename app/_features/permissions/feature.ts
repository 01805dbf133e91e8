import type { Feature } from '#app/_components/feature/feature.ts';

export const permissions = {
  phone: { seatAction: 70 },
} as const satisfies Feature;
