import type { Feature } from '#app/_components/feature/feature.ts';

export const pieces = {
  phone: { secrets: 10 },
} as const satisfies Feature<'pieces'>;
