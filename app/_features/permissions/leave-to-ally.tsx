'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { LEAVE_TO_ALLY } from '#lib/features/permissions/messages/phone.ts';
import { LeaveToAllySheet } from './leave-to-ally-sheet.tsx';

interface LeaveToAllyProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to what one leaves to allies; it is there wherever a power may serve an ally, whatever was said of it. */
export function LeaveToAlly({ view, onCommand }: LeaveToAllyProps) {
  const allies = view.table.factions.find(({ faction }) => faction === view.audience)?.allies ?? [];
  const { lends, heard } = view.mine.permissions;
  if (allies.length === 0 || (lends.length === 0 && heard.length === 0)) return null;
  return (
    <OpensSheet label={LEAVE_TO_ALLY}>
      {(close) => <LeaveToAllySheet view={view} allies={allies} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
