import type { Feature } from '#app/_components/feature/feature.ts';

export const spicePeek = {
  phone: { holding: 30 },
} as const satisfies Feature;
