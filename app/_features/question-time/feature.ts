import type { Feature } from '#app/_components/feature/feature.ts';

export const questionTime = {
  desk: { choice: 20 },
} as const satisfies Feature;
