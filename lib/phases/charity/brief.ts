/** What the shell says of CHOAM Charity. */

/** The question, which a neighbour may read: it is the same for rich and poor. */
export const titles = { 'claim-charity': 'Do you claim CHOAM Charity?' } as const;

/** What a waiting list says of it. */
export const awaited = { 'claim-charity': 'to claim CHOAM Charity or not' } as const;
