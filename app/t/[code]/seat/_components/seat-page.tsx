'use client';
import { useEffect } from 'react';
import { FACTIONS, type FactionId } from '../../../../../lib/client.ts';
import { ApiClientProvider } from '../../../../_hooks/api-client.tsx';
import { LiveProvider, useLive } from '../../../../_hooks/live.tsx';
import { showSeat, type DeviceSeats } from '../../../../_hooks/seat-tokens.ts';
import { useSeatTokens } from '../../../../_hooks/use-seat-tokens.ts';
import { useSeatView } from '../../../../_hooks/use-seat-view.ts';
import { OutboxProvider, useSendCommand } from '../../../../_hooks/use-send-command.tsx';
import { Arriving, NoSeat, NoTable, SeatMoved } from './elsewhere.tsx';
import { PlanKeeperProvider } from './plan/plan-keeper-provider.tsx';
import { SeatScreen } from './seat-screen.tsx';

/** The seat that this device holds at the table, live. */
export function SeatPage({ code }: { readonly code: string }) {
  const seats = useSeatTokens(code);
  if (seats === null) return <Arriving />;
  const token = seats.current === null ? undefined : seats.tokens[seats.current];
  if (seats.current === null || token === undefined) return <NoSeat code={code} />;
  return <LiveSeat key={token} code={code} faction={seats.current} others={othersThan(seats)} token={token} />;
}

const othersThan = ({ tokens, current }: DeviceSeats): readonly FactionId[] =>
  FACTIONS.filter((faction) => tokens[faction] !== undefined && faction !== current);

interface LiveSeatProps {
  readonly code: string;
  readonly faction: FactionId;
  /** Seats this device holds besides this one. */
  readonly others: readonly FactionId[];
  readonly token: string;
}

const LiveSeat = ({ code, faction, others, token }: LiveSeatProps) => (
  <ApiClientProvider token={token}>
    <LiveProvider credential={{ token }}>
      <OutboxProvider code={code} held={faction}>
        <PlanKeeperProvider code={code} faction={faction}>
          <Seat code={code} faction={faction} others={others} />
        </PlanKeeperProvider>
      </OutboxProvider>
    </LiveProvider>
  </ApiClientProvider>
);

/** One tremble, the same for any reason. */
const TREMBLE_MS = 60;

function Seat({ code, faction, others }: Omit<LiveSeatProps, 'token'>) {
  const { standing, since, presence, nudges } = useLive();
  const view = useSeatView();
  const sender = useSendCommand();
  useEffect(() => {
    if (nudges > 0 && 'vibrate' in navigator) navigator.vibrate(TREMBLE_MS);
  }, [nudges]);
  if (standing === 'moved') return <SeatMoved code={code} faction={faction} />;
  if (standing === 'unknown-table') return <NoTable />;
  if (view === null) return <Arriving />;
  return (
    <SeatScreen
      view={view}
      presence={presence}
      standing={standing}
      since={since}
      sender={sender}
      others={others}
      onTurn={(other) => {
        showSeat(code, other);
      }}
    />
  );
}
