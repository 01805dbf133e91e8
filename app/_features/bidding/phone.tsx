'use client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { BiddingBanner } from './banner.tsx';
import { StopClock } from './stop-clock.tsx';
import { WhileSold } from './while-sold.tsx';
import type { bidding } from './feature.ts';

export const phone: PhoneParts<'bidding', typeof bidding> = {
  banner: { isThere: ({ bidding }) => bidding !== null, Part: BiddingBanner },
  seen: { isThere: ({ table }) => table.bidding !== null, Part: WhileSold },
  seatAction: StopClock,
};
