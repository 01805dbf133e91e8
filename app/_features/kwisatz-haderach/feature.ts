import type { Feature } from '#app/_components/feature/feature.ts';

export const kwisatzHaderach = {
  phone: { holding: 40, secrets: 40 },
  desk: { leaderStart: 10 },
} as const satisfies Feature<'kwisatzHaderach'>;
