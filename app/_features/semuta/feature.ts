import type { Feature } from '#app/_components/feature/feature.ts';

export const semuta = {
  phone: { tableEnd: 7 },
  screen: { panel: 87 },
  desk: { leaderEnd: 20 },
} as const satisfies Feature<'semuta'>;
