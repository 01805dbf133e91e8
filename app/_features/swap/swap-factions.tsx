'use client';
import { useState } from 'react';
import { pairOf, type FactionId, type SeatView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useLive } from '#app/_connection/live.tsx';
import { useRequest } from '#app/_connection/use-request.ts';
import { formatOffered, SWAP, formatPlayedBy } from '#lib/features/swap/messages/phone.ts';
import styles from './swap.module.css';

interface SwapFactionsProps {
  readonly view: SeatView;
  readonly presence: readonly Presence[];
}

/** Lets a player offer to swap factions, and withdraw the offer, until the set-up begins. */
export function SwapFactions({ view: { audience, table }, presence }: SwapFactionsProps) {
  const [choosing, setChoosing] = useState(false);
  const client = useApiClient();
  const { swaps } = useLive();
  const { ask, sending, trouble } = useRequest();
  const own = pairOf(table.choices.pairs, audience) ?? [audience];
  const others = presence.filter(({ faction }) => !own.includes(faction));
  const offered = others.find(({ faction }) => swaps.some(({ by, partner }) => by === audience && partner === faction));
  const offer = async (partner: FactionId | null) => {
    if ((await ask(() => client.seats.offerSwap.mutate({ partner }))) !== null) setChoosing(false);
  };
  if (others.length === 0) return null;
  return (
    <section className={styles.swap} aria-label={SWAP.title}>
      {offered === undefined ? (
        <Button
          tone="quiet"
          onClick={() => {
            setChoosing(true);
          }}
        >
          {SWAP.open}
        </Button>
      ) : (
        <>
          <p role="status">{formatOffered(offered.name, audience, offered.faction)}</p>
          {trouble !== null && <Explained {...trouble} />}
          <Button
            sending={sending}
            onClick={() => {
              void offer(null);
            }}
          >
            {SWAP.takeBack}
          </Button>
        </>
      )}
      {choosing && (
        <Sheet
          title={SWAP.title}
          tone="warm"
          onClose={() => {
            setChoosing(false);
          }}
        >
          <p>{SWAP.how}</p>
          {trouble !== null && <Explained {...trouble} />}
          {others.map(({ faction, name }) => (
            <Button
              key={faction}
              sending={sending}
              onClick={() => {
                void offer(faction);
              }}
            >
              <FactionDisc faction={faction} /> {formatPlayedBy(faction, name)}
            </Button>
          ))}
        </Sheet>
      )}
    </section>
  );
}
