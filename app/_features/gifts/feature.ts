import type { Feature } from '#app/_components/feature/feature.ts';

export const gifts = {
  phone: { seatAction: 60 },
} as const satisfies Feature;
