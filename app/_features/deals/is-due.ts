import type { Deal, SeatView } from '#client';

/** Whether a deal is due and its payment, if any, is still open. */
export const isDue = ({ due, paid }: Deal): boolean => due && !paid;

/** Returns the deals of this seat that are due. */
export const dueDealsOf = ({ table, mine, audience }: SeatView): readonly Deal[] =>
  [...table.deals, ...mine.ownDeals].filter((deal) => isDue(deal) && (deal.by === audience || deal.to === audience));

/** Whether the table has deals that are due. */
export const hasDueDeals = (view: SeatView): boolean => dueDealsOf(view).length > 0;
