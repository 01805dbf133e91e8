'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { WHAT_YOU_REMEMBER } from '#lib/features/card-memory/messages/phone.ts';
import { MemorySheet } from './memory-sheet.tsx';

interface RememberProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to what one remembers, for whoever may keep records of cards: that rests on the rules, and tells nothing. */
export function Remember({ view, onCommand }: RememberProps) {
  const { memory } = view.mine;
  if (memory === null) return null;
  return (
    <OpensSheet label={WHAT_YOU_REMEMBER}>
      {(close) => <MemorySheet memory={memory} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
