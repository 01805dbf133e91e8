import type { Feature } from '#app/_components/feature/feature.ts';

export const beneGesserit = {
  phone: { holding: 10, secrets: 20, boardAction: 20 },
} as const satisfies Feature<'beneGesserit'>;
