import type { Booking } from './contract.ts';

/** A free shipment of fighters. */
export const FREELY: Booking = { side: 'fighters', fares: [], card: null, restsOn: [] };
