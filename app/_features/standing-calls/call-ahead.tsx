'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { CALL_AHEAD } from '#lib/features/standing-calls/messages/phone.ts';
import { CallAheadSheet } from './call-ahead-sheet.tsx';

interface CallAheadProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to calls of treachery that are prepared; it is there for everybody, whoever is in their pay. */
export function CallAhead({ view: { mine }, onCommand }: CallAheadProps) {
  return (
    <OpensSheet label={CALL_AHEAD}>
      {(close) => <CallAheadSheet mine={mine} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
