'use client';
import { useState } from 'react';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { DEALS } from '#lib/features/deals/messages/head.ts';
import { NO_DRAFT } from './draft.ts';
import { DealsSheet } from './deals-sheet.tsx';

interface DealsProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows the button to deals. Every player has it, whatever proposals are open. It keeps a draft of a proposal. */
export function Deals({ view, onCommand }: DealsProps) {
  const [draft, setDraft] = useState(NO_DRAFT);
  return (
    <OpensSheet label={DEALS}>
      {(close) => <DealsSheet view={view} draft={draft} onDraft={setDraft} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
