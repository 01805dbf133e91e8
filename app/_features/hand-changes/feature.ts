import type { Feature } from '#app/_components/feature/feature.ts';

export const handChanges = {
  phone: { seatAction: 40 },
} as const satisfies Feature;
