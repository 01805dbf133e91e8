'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { GIVE_SPICE } from '#lib/factions/emperor/gifts/messages/phone.ts';
import { GiveSheet } from './give-sheet.tsx';

interface MakeGiftProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to give spice away; it is there for whoever may, as all can see, whatever the purse. */
export function MakeGift({ view, onCommand }: MakeGiftProps) {
  const { to, most } = view.mine.gifts;
  if (to.length === 0) return null;
  return (
    <OpensSheet label={GIVE_SPICE}>
      {(close) => <GiveSheet allies={to} most={most} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
