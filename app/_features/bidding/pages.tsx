'use client';
import type { Pages } from '#app/_components/prompt/prompt-page.ts';
import { BidPage } from './bid.tsx';
import { LimitPage } from './limit.tsx';
import { SealedBidPage } from './sealed-bid.tsx';
import { WayToPayPage } from './way-to-pay.tsx';

export const pages: Pages<'bidding'> = {
  bid: BidPage,
  'bid-limit': LimitPage,
  'sealed-bid': SealedBidPage,
  'way-to-pay': WayToPayPage,
};
