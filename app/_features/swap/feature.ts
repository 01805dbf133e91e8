import type { Feature } from '#app/_components/feature/feature.ts';

export const swap = {
  asking: { proposal: 10 },
  phone: { beforeGame: 10 },
} as const satisfies Feature;
