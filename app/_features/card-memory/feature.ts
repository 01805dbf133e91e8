import type { Feature } from '#app/_components/feature/feature.ts';

export const cardMemory = {
  phone: { seatAction: 110 },
} as const satisfies Feature;
