import type { Deal, SeatView } from '#client';

/** Its moment has come, and what was promised for it, if anything, is not paid. */
export const isDue = ({ due, paid }: Deal): boolean => due && !paid;

/** Deals of this seat whose moment has come. */
export const dueDealsOf = ({ table, audience }: SeatView): readonly Deal[] =>
  table.deals.filter((deal) => isDue(deal) && (deal.by === audience || deal.to === audience));

/** Whether there are any. */
export const hasDueDeals = (view: SeatView): boolean => dueDealsOf(view).length > 0;
