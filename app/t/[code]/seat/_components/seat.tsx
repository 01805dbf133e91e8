'use client';
import { useEffect, type ReactNode } from 'react';
import { FACTIONS, pairOf, type FactionId } from '#client';
import { isNoTable } from '#app/_connection/frame.ts';
import { useLive } from '#app/_connection/live.tsx';
import { keepsSeats } from '#app/_browser/key-value-storage.ts';
import { LeaderStrengths } from '#app/_components/leader-strengths.tsx';
import { swapSeat } from '#app/_browser/seat-tokens.ts';
import { useSeatView } from '#app/_connection/use-seat-view.ts';
import { useSendCommand } from '#app/_connection/use-send-command.tsx';
import { onAskingPhone } from '#app/_features/asking.ts';
import { useRevealedView } from '#app/_features/revealed-view.ts';
import { Arriving, NoTable, SeatMoved } from './elsewhere.tsx';
import { KeepAwake } from './keep-awake.tsx';
import { SeatScreen } from './seat-screen.tsx';
import { DeskNeededBanner } from './seat-settings/desk-needed-banner.tsx';
import { ElectedBanner } from './seat-settings/elected-banner.tsx';
import { HalfAsked } from './seat-settings/half-asked.tsx';
import { UnkeptSeatBanner } from './seat-settings/unkept-seat-banner.tsx';
import type { OtherSeatsProps } from './tabs/other-seats.tsx';
import { useAttention } from './use-attention.ts';

const DRAFTS = onAskingPhone('drafts');
const READINGS_OUT = onAskingPhone('readingOut');
const PROPOSALS = onAskingPhone('proposal');

export interface SeatProps extends Omit<OtherSeatsProps, 'onTurn'> {
  readonly code: string;
  readonly faction: FactionId;
  readonly token: string;
  /** Turns to another seat. No cover is in between if the other seat belongs to the same player. */
  readonly onTurn: (faction: FactionId, samePlayer: boolean) => void;
}

/** A seat at a table that answers. */
export const Seat = ({ code, faction, ...others }: SeatProps) =>
  DRAFTS.reduce<ReactNode>(
    (within, Drafts) => (
      <Drafts code={code} faction={faction}>
        {within}
      </Drafts>
    ),
    <SeatAtTable code={code} faction={faction} {...others} />,
  );

function SeatAtTable({ code, faction, token, onTurn, ...others }: SeatProps) {
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
    <LeaderStrengths table={view.table}>
      {awake && <KeepAwake />}
      <SeatScreen
        view={view}
        presence={presence}
        standing={standing}
        since={since}
        sender={sender}
        readingOut={onTell !== null && READINGS_OUT.map((ReadingOut, at) => <ReadingOut key={at} onTell={onTell} />)}
        news={
          <>
            {!keepsSeats() && <UnkeptSeatBanner code={code} faction={faction} />}
            <HalfAsked faction={faction} />
            {others.desk !== null && <DeskNeededBanner desk={others.desk} />}
            {election.takesAt !== null && (
              <ElectedBanner code={code} faction={faction} presence={presence} election={election} />
            )}
            {view.table.maySwap && PROPOSALS.map((Proposal, at) => <Proposal key={at} faction={faction} />)}
          </>
        }
        code={code}
        onTurn={(to) => {
          onTurn(to, pairOf(view.table.choices.pairs, faction)?.includes(to) === true);
        }}
        {...others}
      />
    </LeaderStrengths>
  );
}
