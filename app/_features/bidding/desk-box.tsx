'use client';
import { useState } from 'react';
import { formatPausedBy, type ModeratorView, type FactionId } from '#client';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import {
  BIDDING,
  announcedSales,
  formatLeft,
  formatLot,
  formatMeanwhile,
  formatSold,
} from '#lib/features/bidding/messages/auction.ts';
import { ClockStands } from './clock-stands.tsx';
import { Told } from './told.tsx';

/** While cards are sold, how far it is, and who has bought where people bid aloud. */
export function BiddingDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { bidding } = table;
  if (bidding === null) return null;
  const { card, lots, left, way } = bidding;
  return (
    <Box title={card === null ? BIDDING : formatLot(card.lot, lots)}>
      {card !== null && <Aside>{formatMeanwhile(bidding)}</Aside>}
      <ClockStands card={card} held={formatPausedBy(table) !== null} draw={(says) => <Aside>{says}</Aside>} />
      {way === 'aloud' && card !== null && <SoldAloud key={card.lot} lot={card.lot} bidders={card.bidders} />}
      {announcedSales(bidding).map((one) => (
        <Aside key={one.lot}>{formatSold(one)}</Aside>
      ))}
      {left !== null && <Aside>{formatLeft(left)}</Aside>}
    </Box>
  );
}

function SoldAloud({ lot, bidders }: { readonly lot: number; readonly bidders: readonly FactionId[] }) {
  const { act, sending, trouble } = useDoing();
  const [price, setPrice] = useState(1);
  return (
    <>
      {trouble !== null && <Explained {...trouble} />}
      <Told
        bidders={bidders}
        price={price}
        onPrice={setPrice}
        sending={sending}
        onSold={(buyer) => void act({ type: 'SellCard', lot, buyer, price })}
        onNobody={() => void act({ type: 'LeaveCard', lot })}
      />
    </>
  );
}
