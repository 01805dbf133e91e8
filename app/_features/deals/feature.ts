import type { Feature } from '#app/_components/feature/feature.ts';

export const deals = {
  phone: { seen: 10, seatAction: 20, tableStart: 20 },
  screen: { panel: 90, news: 10 },
  desk: { end: 10, boardEntry: 10 },
} as const satisfies Feature;
