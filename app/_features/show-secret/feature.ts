import type { Feature } from '#app/_components/feature/feature.ts';

export const showSecret = {
  phone: { seatAction: 100 },
} as const satisfies Feature;
