'use client';
import { useState } from 'react';
import type { TableView } from '#client';
import { Sheet } from '#app/_components/sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { formatWhoHas } from '#lib/features/bidding/messages/aloud.ts';
import { Told } from './told.tsx';

interface TellSheetProps {
  readonly card: NonNullable<NonNullable<TableView['bidding']>['card']>;
  readonly onCommand: (command: ClientCommand) => void;
  readonly onClose: () => void;
}

/** Lets any player enter the result of bids aloud: the buyer of the card, and the price. */
export function TellSheet({ card: { lot, bidders }, onCommand, onClose }: TellSheetProps) {
  const [price, setPrice] = useState(1);
  const tell = (command: ClientCommand) => {
    onCommand(command);
    onClose();
  };
  return (
    <Sheet title={formatWhoHas(lot)} tone="warm" onClose={onClose}>
      <Told
        bidders={bidders}
        price={price}
        onPrice={setPrice}
        sending={false}
        onSold={(buyer) => {
          tell({ type: 'SellCard', lot, buyer, price });
        }}
        onNobody={() => {
          tell({ type: 'LeaveCard', lot });
        }}
      />
    </Sheet>
  );
}
