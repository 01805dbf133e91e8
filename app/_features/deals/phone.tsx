'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { Deals } from './deals.tsx';
import { DueDeals } from './due-deals.tsx';
import { hasDueDeals } from './is-due.ts';
import { DealsAtTable } from './table-section.tsx';
import type { deals } from './feature.ts';

export const phone: PhoneParts<'deals', typeof deals> = {
  seen: { isThere: hasDueDeals, Part: DueDeals },
  seatAction: Deals,
  tableStart: DealsAtTable,
};
