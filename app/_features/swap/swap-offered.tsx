'use client';
import { useState } from 'react';
import type { FactionId } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { newClientId } from '#app/_connection/client-id.ts';
import { useLive, useLiveTable } from '#app/_connection/live.tsx';
import { useRequest } from '#app/_connection/use-request.ts';
import { formatKeep, formatSwapAndPlay, formatSwapFor } from '#lib/features/swap/messages/phone.ts';
import styles from './swap.module.css';

/** Asks the player on every page of this phone whether to swap factions with the player who offers that. */
export function SwapOffered({ faction }: { readonly faction: FactionId }) {
  const { swaps, presence } = useLive();
  return swaps
    .filter(({ partner }) => partner === faction)
    .map(({ by }) => {
      const name = presence.find((seat) => seat.faction === by)?.name ?? '';
      return <Offer key={by} faction={faction} from={by} name={name} />;
    });
}

interface OfferProps {
  readonly faction: FactionId;
  readonly from: FactionId;
  /** The player of the offered faction. */
  readonly name: string;
}

function Offer({ faction, from, name }: OfferProps) {
  const client = useApiClient();
  const table = useLiveTable();
  const { ask, sending, trouble } = useRequest();
  // The offer keeps one id, so that a player who gets no answer may press again.
  const [id] = useState(newClientId);
  const answer = async (agree: boolean) => {
    await ask(() => client.seats.answerSwap.mutate({ from, agree, id }));
    // The server sends the new faction of this phone.
    if (agree) table.refresh();
  };
  return (
    <Notice icon="table" tone="caution" title={formatSwapFor(name, from, faction)}>
      {trouble !== null && <Explained {...trouble} />}
      <div className={styles.answers}>
        <Button
          small
          sending={sending}
          onClick={() => {
            void answer(true);
          }}
        >
          {formatSwapAndPlay(from)}
        </Button>
        <Button
          small
          tone="quiet"
          onClick={() => {
            if (!sending) void answer(false);
          }}
        >
          {formatKeep(faction)}
        </Button>
      </div>
    </Notice>
  );
}
