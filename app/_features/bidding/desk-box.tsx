'use client';
import { useState } from 'react';
import { BIDDING_WAYS, nameOfFaction, type DeskViewWhole, type FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { BIDDING, sayLeft, sayLot, saySold } from '#lib/phases/bidding/words/auction.ts';
import { CLOCK, FROM_NOW, HOW_WE_BID, NOBODY, PRICE, SOLD_TO, WAY } from '#lib/phases/bidding/words/desk.ts';
import styles from './desk-box.module.css';

/** How this table bids; and while cards are sold, how far it is, and who has bought where people bid aloud. */
export function BiddingDeskBox({ view: { table } }: { readonly view: DeskViewWhole }) {
  const { bidding } = table;
  if (bidding === null) return <ChooseWay view={table} />;
  const { card, lots, sold, left, way } = bidding;
  return (
    <Box title={card === null ? BIDDING : sayLot(card.lot, lots)}>
      {sold.map((one) => (
        <Aside key={one.lot}>{saySold(one)}</Aside>
      ))}
      {left !== null && <Aside>{sayLeft(left)}</Aside>}
      {way === 'aloud' && card !== null && <SoldAloud key={card.lot} lot={card.lot} bidders={card.bidders} />}
    </Box>
  );
}

function ChooseWay({ view: { biddingWay, biddingClock } }: { readonly view: DeskViewWhole['table'] }) {
  const { act, trouble } = useDoing();
  return (
    <Box title={HOW_WE_BID}>
      {trouble !== null && <Explained {...trouble} />}
      <fieldset className={styles.ways}>
        <legend className="unseen">{HOW_WE_BID}</legend>
        {BIDDING_WAYS.map((way) => (
          <label key={way} className={styles.way}>
            <input
              type="radio"
              name="bidding-way"
              checked={way === biddingWay}
              onChange={() => void act({ type: 'ChooseBidding', way, clock: biddingClock })}
            />
            <span>
              {WAY[way].name}
              <small>{WAY[way].means}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {biddingWay === 'open' && (
        <Switch
          label={CLOCK}
          on={biddingClock}
          onChange={(clock) => void act({ type: 'ChooseBidding', way: biddingWay, clock })}
        />
      )}
      <Aside>{FROM_NOW}</Aside>
    </Box>
  );
}

function SoldAloud({ lot, bidders }: { readonly lot: number; readonly bidders: readonly FactionId[] }) {
  const { act, sending, trouble } = useDoing();
  const [price, setPrice] = useState(1);
  return (
    <>
      <Stepper label={PRICE} value={price} from={1} to={99} onChange={setPrice} />
      {trouble !== null && <Explained {...trouble} />}
      <p>{SOLD_TO}</p>
      <div className={styles.buyers}>
        {bidders.map((buyer) => (
          <Button key={buyer} small sending={sending} onClick={() => act({ type: 'SellCard', lot, buyer, price })}>
            {nameOfFaction(buyer)}
          </Button>
        ))}
        <Button small tone="quiet" sending={sending} onClick={() => act({ type: 'LeaveCard', lot })}>
          {NOBODY}
        </Button>
      </div>
    </>
  );
}
