'use client';
import type { AskingParts } from '#app/_components/feature/asking-slots.ts';
import { BidPage } from './bid.tsx';
import { LimitPage } from './limit.tsx';
import { SealedBidPage } from './sealed-bid.tsx';
import { WayToPayPage } from './way-to-pay.tsx';
import type { bidding } from './feature.ts';

export const asking: AskingParts<'bidding', typeof bidding> = {
  pages: {
    bid: BidPage,
    'bid-limit': LimitPage,
    'sealed-bid': SealedBidPage,
    'way-to-pay': WayToPayPage,
  },
};
