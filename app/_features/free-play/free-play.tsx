'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { PLAY_NOW } from '#lib/features/free-play/messages/phone.ts';
import { FreePlaySheet } from './free-play-sheet.tsx';

interface FreePlayProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to a card that may be played at any time; it is there for everybody, whatever the hand, until the game is won. */
export function FreePlay({ view, onCommand }: FreePlayProps) {
  if (view.table.victory !== null) return null;
  return (
    <OpensSheet label={PLAY_NOW}>
      {(close) => <FreePlaySheet view={view} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
