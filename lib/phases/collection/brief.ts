/** What the shell says of the collection of spice. */

/** The question; all of it is public. */
export const titles = { 'collect-less': 'How much do you take?' } as const;

/** What a waiting list would say of it; nobody waits for it. */
export const awaited = { 'collect-less': 'to take less spice' } as const;

/** The way to what may be done and need not, on its button. */
export const offers = { 'collect-less': 'Take less spice' } as const;
