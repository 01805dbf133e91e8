'use client';
import type { BiddingWay } from '#client';
import { Disclosure } from '#app/_components/disclosure.tsx';
import { HOW_WE_BID, WAY } from '#lib/features/bidding/messages/ways.ts';
import { Ways } from './ways.tsx';

interface BiddingChoiceProps {
  readonly way: BiddingWay;
  readonly onChoose: (way: BiddingWay) => void;
}

/** How the table will bid: folded away with what is chosen; the desk may choose otherwise between turns. */
export const BiddingChoice = ({ way, onChoose }: BiddingChoiceProps) => (
  <Disclosure title={HOW_WE_BID} sum={WAY[way].name}>
    <Ways way={way} onChoose={onChoose} />
  </Disclosure>
);
