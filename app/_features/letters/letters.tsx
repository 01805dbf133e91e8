'use client';
import { useState } from 'react';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { LETTERS } from '#lib/features/letters/messages/head.ts';
import { NO_LETTER } from './draft.ts';
import { LettersSheet } from './letters-sheet.tsx';

interface LettersProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows the button to sealed letters. Every player has it. It keeps the draft of a letter. */
export function Letters({ view, onCommand }: LettersProps) {
  const [draft, setDraft] = useState(NO_LETTER);
  return (
    <OpensSheet label={LETTERS}>
      {(close) => <LettersSheet view={view} draft={draft} onDraft={setDraft} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
