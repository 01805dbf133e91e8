'use client';
import type { OpeningProps } from '#app/_components/feature/opening-part.ts';
import { Disclosure } from '#app/_components/disclosure.tsx';
import { HOW_WE_BID, WAY } from '#lib/features/bidding/messages/ways.ts';
import { Ways } from './ways.tsx';

/** Lets the host choose how the table will bid. The choice is folded away, and the desk may change it between turns. */
export const BiddingChoice = ({ biddingWay, onBiddingWay }: OpeningProps) => (
  <Disclosure title={HOW_WE_BID} sum={WAY[biddingWay].name}>
    <Ways way={biddingWay} onChoose={onBiddingWay} />
  </Disclosure>
);
