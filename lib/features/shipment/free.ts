import type { Booking } from './contract.ts';

/** Reserves that come for nothing, to fight. */
export const FREELY: Booking = { side: 'fighters', fares: [], card: null, restsOn: [] };
