/** In the ring that runs out. */

/** In the ring, while the table is held. */
export const HELD = 'Held until the table goes on';
