import type { Feature } from '#app/_components/feature/feature.ts';

export const mercenary = {
  phone: { tableEnd: 8 },
  screen: { panel: 88 },
  desk: { leaderEnd: 21 },
} as const satisfies Feature<'mercenary'>;
