import type { Feature } from '#app/_components/feature/feature.ts';

export const turn = {} as const satisfies Feature;
