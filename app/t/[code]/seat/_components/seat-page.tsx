'use client';
import { Suspense, useEffect, useState } from 'react';
import { FACTIONS, pairOf, type FactionId } from '#client';
import { isNoTable } from '#app/_connection/frame.ts';
import { ApiClientProvider } from '#app/_connection/api-client.tsx';
import { preloadInitialParts, lazyPart, prefetchedPart } from '#app/_connection/lazy.tsx';
import { LiveProvider, useLive } from '#app/_connection/live.tsx';
import { keepsSeats } from '#app/_browser/key-value-storage.ts';
import { showSeat, swapSeat, type DeviceSeats } from '#app/_browser/seat-tokens.ts';
import { useDeskToken, useSeatTokens } from '#app/_browser/use-seat-tokens.ts';
import { useSeatView } from '#app/_connection/use-seat-view.ts';
import { OutboxProvider, useSendCommand } from '#app/_connection/use-send-command.tsx';
import { DraftProvider, SwapFactions, SwapOffered } from '#app/_features/phone.tsx';
import { ReadingOut, useRevealedView } from '#app/_features/revealed-view.tsx';
import { Arriving, NoSeat, NoTable, SeatMoved } from './elsewhere.tsx';
import { SeatScreen } from './seat-screen.tsx';
import { HalfAsked } from './seat-settings/half-asked.tsx';
import type { OtherSeatsProps } from './tabs/other-seats.tsx';
import { useAttention } from './use-attention.ts';

/** Only a device of several seats, or of a seat and the desk, has one. */
const SeatCover = prefetchedPart(() => import('./seat-cover.tsx').then((part) => part.SeatCover), Arriving);

/**
 * The seat that this device holds at the table, live. A device of several seats, or of a seat and the desk, covers the
 * page at every turn: a seat is neither asked for nor drawn before its own player opens it. Only between two factions of
 * one person there is no cover, since they may know all of each other.
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
  // Turned away and back again, it is covered again.
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

interface LiveSeatProps extends Omit<OtherSeatsProps, 'onTurn'> {
  readonly code: string;
  readonly faction: FactionId;
  readonly token: string;
  /** Tokens of the other seats on this device, and of its desk. */
  readonly also: readonly string[];
  /** Without a cover between where it is the same player's. */
  readonly onTurn: (faction: FactionId, samePlayer: boolean) => void;
}

const KeepAwake = lazyPart(() => import('./keep-awake.tsx').then((part) => part.KeepAwake));

const none = () => null;

/** The seat of a moderator who plays has this one. */
const DeskNeededBanner = lazyPart(
  () => import('./seat-settings/desk-needed-banner.tsx').then((part) => part.DeskNeededBanner),
  none,
);

const ElectedBanner = lazyPart(
  () => import('./seat-settings/elected-banner.tsx').then((part) => part.ElectedBanner),
  none,
);

const UnkeptSeatBanner = lazyPart(
  () => import('./seat-settings/unkept-seat-banner.tsx').then((part) => part.UnkeptSeatBanner),
  none,
);

const SeatCare = lazyPart(() => import('./seat-settings/seat-settings.tsx').then((part) => part.SeatCare));

const LiveSeat = ({ token, also, code, faction, ...others }: LiveSeatProps) => (
  <ApiClientProvider token={token}>
    <LiveProvider credential={{ token, also }} audience={faction}>
      <OutboxProvider code={code} held={faction}>
        <DraftProvider code={code} faction={faction}>
          <Seat code={code} faction={faction} token={token} {...others} />
        </DraftProvider>
      </OutboxProvider>
    </LiveProvider>
  </ApiClientProvider>
);

function Seat({ code, faction, token, onTurn, ...others }: Omit<LiveSeatProps, 'also'>) {
  const { standing, since, presence, nudges, election, playsNow } = useLive();
  const latest = useSeatView();
  const { view, onTell } = useRevealedView(latest);
  const sender = useSendCommand();
  const { awake } = useAttention(view, latest, nudges);
  useEffect(() => {
    const now = FACTIONS.find((one) => one === playsNow);
    if (now !== undefined) swapSeat(code, faction, now, token);
  }, [code, faction, playsNow, token]);
  if (standing === 'swapped') return <Arriving />;
  if (standing === 'moved') return <SeatMoved code={code} faction={faction} />;
  if (isNoTable(standing)) return <NoTable trouble={standing} />;
  if (view === null) return <Arriving />;
  return (
    <>
      {awake && (
        <Suspense fallback={null}>
          <KeepAwake />
        </Suspense>
      )}
      <SeatScreen
        view={view}
        presence={presence}
        standing={standing}
        since={since}
        sender={sender}
        readingOut={onTell !== null && <ReadingOut onTell={onTell} />}
        news={
          <>
            {!keepsSeats() && <UnkeptSeatBanner code={code} faction={faction} />}
            <HalfAsked faction={faction} />
            {others.desk !== null && <DeskNeededBanner desk={others.desk} />}
            {election.takesAt !== null && (
              <ElectedBanner code={code} faction={faction} presence={presence} election={election} />
            )}
            {view.table.maySwap && (
              <Suspense fallback={null}>
                <SwapOffered faction={faction} />
              </Suspense>
            )}
          </>
        }
        beforeTheGame={view.table.maySwap && <SwapFactions view={view} presence={presence} />}
        seatCare={<SeatCare code={code} faction={faction} presence={presence} maySwap={view.table.maySwap} />}
        onTurn={(to) => {
          onTurn(to, pairOf(view.table.choices.pairs, faction)?.includes(to) === true);
        }}
        {...others}
      />
    </>
  );
}
