'use client';
import { useEffect, useState } from 'react';
import { FACTIONS, type FactionId } from '#client';
import { ApiClientProvider } from '#app/_connection/api-client.tsx';
import { preloadInitialParts, prefetchedPart } from '#app/_connection/lazy.tsx';
import { LiveProvider } from '#app/_connection/live.tsx';
import { showSeat, type DeviceSeats } from '#app/_browser/seat-tokens.ts';
import { useDeskToken, useSeatTokens } from '#app/_browser/use-seat-tokens.ts';
import { OutboxProvider } from '#app/_connection/use-send-command.tsx';
import { Arriving, NoSeat, SeatComing } from './elsewhere.tsx';
import type { SeatProps } from './seat.tsx';

/** The cover of seats. Only a device with several seats, or with a seat and the desk, has this cover. */
const SeatCover = prefetchedPart(() => import('./seat-cover.tsx').then((part) => part.SeatCover), Arriving);

/**
 * The seat of this device at the table, live. A device with several seats, or with a seat and the desk, covers the page
 * at every change: a seat is neither requested nor drawn before its own player opens it. Only between two factions of
 * one player there is no cover, because the player may know everything of both.
 */
export function SeatPage({ code }: { readonly code: string }) {
  const seats = useSeatTokens(code);
  const deskToken = useDeskToken(code) ?? null;
  const holdsDesk = deskToken !== null;
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(preloadInitialParts, []);
  if (seats === null) return <Arriving />;
  const token = seats.current === null ? undefined : seats.tokens[seats.current];
  if (seats.current === null || token === undefined) return <NoSeat code={code} />;
  // A seat is covered again after the device has shown another seat.
  if (opened !== null && opened !== token) setOpened(null);
  const others = othersThan(seats);
  const desk = holdsDesk ? `/t/${code}/moderate` : null;
  const turn = (faction: FactionId, samePlayer = false) => {
    if (samePlayer) setOpened(seats.tokens[faction] ?? null);
    showSeat(code, faction);
  };
  if ((others.length > 0 || holdsDesk) && opened !== token) {
    return (
      <SeatCover
        key={token}
        faction={seats.current}
        others={others}
        desk={desk}
        onOpen={() => {
          setOpened(token);
        }}
        onTurn={turn}
      />
    );
  }
  return (
    <LiveSeat
      key={`${seats.current} ${token}`}
      code={code}
      faction={seats.current}
      others={others}
      desk={desk}
      token={token}
      also={[...others.flatMap((other) => seats.tokens[other] ?? []), ...(deskToken === null ? [] : [deskToken])]}
      onTurn={turn}
    />
  );
}

const othersThan = ({ tokens, current }: DeviceSeats): readonly FactionId[] =>
  FACTIONS.filter((faction) => tokens[faction] !== undefined && faction !== current);

/** All pages of a seat load as one bundle, while the page looks for the table. */
const Seat = prefetchedPart(() => import('./seat.tsx').then((part) => part.Seat), SeatComing);

interface LiveSeatProps extends SeatProps {
  /** Tokens of the other seats on this device, and of its desk. */
  readonly also: readonly string[];
}

const LiveSeat = ({ token, also, code, faction, ...others }: LiveSeatProps) => (
  <ApiClientProvider token={token}>
    <LiveProvider credential={{ token, also }} audience={faction}>
      <OutboxProvider code={code} held={faction}>
        <Seat code={code} faction={faction} token={token} {...others} />
      </OutboxProvider>
    </LiveProvider>
  </ApiClientProvider>
);
