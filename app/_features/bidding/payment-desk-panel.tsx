'use client';
import { useState } from 'react';
import type { BiddingWay, ModeratorView } from '#client';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Switch } from '#app/_components/switch.tsx';
import {
  CLOCK,
  FROM_NOW,
  hasClock,
  HOW_WE_BID,
  NO_CLOCK,
  formatClock,
  SHOWN_TO_NOBODY,
} from '#lib/features/bidding/messages/ways.ts';
import { Ways } from './ways.tsx';

/** Lets the desk choose the way in which this table bids the next time. Shows nothing during an auction. */
export function PaymentDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { bidding, biddingWay, biddingClock } = table;
  const { act, trouble } = useDeskAction();
  // The switch shows a tap at once. The table’s own value counts again once the server has answered.
  const [tapped, setTapped] = useState<BiddingWay | null>(null);
  if (bidding !== null && bidding.left === null) return null;
  const choose = async (way: BiddingWay) => {
    setTapped(way);
    await act({ type: 'ChooseBidding', way, clock: biddingClock });
    setTapped(null);
  };
  const way = tapped ?? biddingWay;
  return (
    <PanelSection title={HOW_WE_BID}>
      {trouble !== null && <Explained {...trouble} />}
      <Ways way={way} onChoose={(chosen) => void choose(chosen)} />
      {hasClock(way) && (
        <>
          <Switch
            label={CLOCK}
            on={biddingClock}
            onChange={(clock) => void act({ type: 'ChooseBidding', way, clock })}
          />
          <Hint>{biddingClock ? formatClock(table.choices.edition) : NO_CLOCK}</Hint>
        </>
      )}
      {way === 'on-the-table' && table.choices.components.treachery === 'app' && <Hint>{SHOWN_TO_NOBODY}</Hint>}
      <Hint>{FROM_NOW}</Hint>
    </PanelSection>
  );
}
