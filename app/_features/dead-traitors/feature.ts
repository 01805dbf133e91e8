import type { Feature } from '#app/_components/feature/feature.ts';

export const deadTraitors = {
  phone: { tableEnd: 5 },
  screen: { panel: 23 },
  desk: { turnEntry: 43 },
} as const satisfies Feature<'deadTraitors'>;
