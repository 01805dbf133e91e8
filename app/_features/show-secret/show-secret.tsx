'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { SHOW_OR_LOOK } from '#lib/features/show-secret/messages/phone.ts';
import { ShowSheet } from './show-sheet.tsx';

interface ShowSecretProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to show a secret and to look at one; it is there for everybody, and the same whatever is shown. */
export function ShowSecret({ view, onCommand }: ShowSecretProps) {
  return (
    <OpensSheet label={SHOW_OR_LOOK}>
      {(close) => <ShowSheet view={view} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
