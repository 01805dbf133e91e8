import type { Feature } from '#app/_components/feature/feature.ts';

export const letters = {
  phone: { seatAction: 25, tableStart: 25 },
  screen: { panel: 95, news: 15 },
} as const satisfies Feature;
