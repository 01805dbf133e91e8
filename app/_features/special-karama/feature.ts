import type { Feature } from '#app/_components/feature/feature.ts';

export const specialKarama = {
  desk: { cardEntry: 20 },
} as const satisfies Feature;
