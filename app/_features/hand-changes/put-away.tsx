'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { CARD_LEFT } from '#lib/features/hand-changes/messages/phone.ts';
import { PutAwaySheet } from './put-away-sheet.tsx';

interface PutAwayProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to tell that a card left one’s hand on the board; it is there for everybody, whatever the hand. */
export function PutAway({ view, onCommand }: PutAwayProps) {
  return (
    <OpensSheet label={CARD_LEFT}>
      {(close) => <PutAwaySheet view={view} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
