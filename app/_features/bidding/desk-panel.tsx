'use client';
import { useState } from 'react';
import { formatPausedBy, type ModeratorView, type FactionId } from '#client';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
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

/** Shows the progress of the auction, and lets the desk enter the buyer if players bid aloud. */
export function BiddingDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { bidding } = table;
  if (bidding === null) return null;
  const { card, lots, left, way } = bidding;
  return (
    <PanelSection title={card === null ? BIDDING : formatLot(card.lot, lots)}>
      {card !== null && <Hint>{formatMeanwhile(bidding)}</Hint>}
      <ClockStands card={card} held={formatPausedBy(table) !== null} draw={(says) => <Hint>{says}</Hint>} />
      {way === 'aloud' && card !== null && <SoldAloud key={card.lot} lot={card.lot} bidders={card.bidders} />}
      {announcedSales(bidding).map((one) => (
        <Hint key={one.lot}>{formatSold(one)}</Hint>
      ))}
      {left !== null && <Hint>{formatLeft(left)}</Hint>}
    </PanelSection>
  );
}

function SoldAloud({ lot, bidders }: { readonly lot: number; readonly bidders: readonly FactionId[] }) {
  const { act, sending, trouble } = useDeskAction();
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
