import type { Feature } from '#app/_components/feature/feature.ts';

export const specialKarama = {
  desk: { cardEntry: 20 },
  phone: { tableEnd: 4 },
} as const satisfies Feature;
