import type { Advantage } from '../../powers/power.ts';

/** The powers of the Bene Tleilaxu. */
export const beneTleilaxu: readonly Advantage[] = [];
