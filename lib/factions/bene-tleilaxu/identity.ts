import type { Identity } from '../../model/identity.ts';

/** The Bene Tleilaxu have no forces and no leaders. */
export const beneTleilaxu = {
  name: 'Bene Tleilaxu',
  leaders: {},
  powers: {},
} as const satisfies Identity;
