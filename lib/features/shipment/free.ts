import type { Booking } from './contract.ts';

/** A free shipment of fighters, without further choices. */
export const FREELY: Booking = { side: 'fighters', fares: [], card: null, restsOn: [] };
