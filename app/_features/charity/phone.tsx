'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { CharityOver } from './charity-over.tsx';
import { ClaimAhead } from './claim-ahead.tsx';
import type { charity } from './feature.ts';

export const phone: PhoneParts<'charity', typeof charity> = {
  seen: { isThere: ({ table }) => table.charity !== null && table.charity.taken !== null, Part: CharityOver },
  seatAction: ClaimAhead,
};
