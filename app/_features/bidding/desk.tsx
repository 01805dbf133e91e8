'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { BiddingDeskPanel } from './desk-panel.tsx';
import { biddingStands } from './desk-stands.ts';
import { PaymentDeskPanel } from './payment-desk-panel.tsx';
import type { bidding } from './feature.ts';

export const desk: DeskParts<'bidding', typeof bidding> = {
  panel: BiddingDeskPanel,
  choice: PaymentDeskPanel,
  standing: biddingStands,
};
