import type { Feature } from '#app/_components/feature/feature.ts';

export const stoppedRevival = {} as const satisfies Feature<'stoppedRevival'>;
