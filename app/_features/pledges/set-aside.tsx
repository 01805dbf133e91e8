'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { SET_ASIDE } from '#lib/features/pledges/messages/phone.ts';
import { SetAsideSheet } from './set-aside-sheet.tsx';

interface SetAsideProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to set spice aside; it is there for everybody who has an ally, as all can see, whatever the purse. */
export function SetAside({ view, onCommand }: SetAsideProps) {
  const allies = view.table.factions.find(({ faction }) => faction === view.audience)?.allies ?? [];
  if (allies.length === 0) return null;
  return (
    <OpensSheet label={SET_ASIDE}>
      {(close) => <SetAsideSheet view={view} allies={allies} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
