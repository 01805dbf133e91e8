'use client';
import { useEffect } from 'react';
import type { FactionId } from '../../../../../lib/client.ts';
import { ApiClientProvider } from '../../../../_hooks/api-client.tsx';
import { LiveProvider, useLive } from '../../../../_hooks/live.tsx';
import { useSeatTokens } from '../../../../_hooks/use-seat-tokens.ts';
import { useSeatView } from '../../../../_hooks/use-prompts.ts';
import { OutboxProvider, useSendCommand } from '../../../../_hooks/use-send-command.tsx';
import { Arriving, NoSeat, NoTable, SeatMoved } from './elsewhere.tsx';
import { SeatScreen } from './seat-screen.tsx';

/** The seat that this device holds at the table, live. */
export function SeatPage({ code }: { readonly code: string }) {
  const seats = useSeatTokens(code);
  if (seats === null) return <Arriving />;
  const token = seats.current === null ? undefined : seats.tokens[seats.current];
  if (seats.current === null || token === undefined) return <NoSeat code={code} />;
  return <LiveSeat key={token} code={code} faction={seats.current} token={token} />;
}

interface LiveSeatProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly token: string;
}

const LiveSeat = ({ code, faction, token }: LiveSeatProps) => (
  <ApiClientProvider token={token}>
    <LiveProvider credential={{ token }}>
      <OutboxProvider owner={`${code} ${faction}`}>
        <Seat code={code} faction={faction} />
      </OutboxProvider>
    </LiveProvider>
  </ApiClientProvider>
);

/** One tremble, the same for any reason. */
const TREMBLE_MS = 60;

function Seat({ code, faction }: Omit<LiveSeatProps, 'token'>) {
  const { standing, since, presence, nudges } = useLive();
  const view = useSeatView();
  const sender = useSendCommand();
  useEffect(() => {
    if (nudges > 0 && 'vibrate' in navigator) navigator.vibrate(TREMBLE_MS);
  }, [nudges]);
  if (standing === 'moved') return <SeatMoved code={code} faction={faction} />;
  if (standing === 'unknown-table') return <NoTable />;
  if (view === null) return <Arriving />;
  return <SeatScreen view={view} presence={presence} standing={standing} since={since} sender={sender} />;
}
