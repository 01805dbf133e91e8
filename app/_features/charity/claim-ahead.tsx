'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/own/opens-sheet.tsx';
import { later } from '#app/_connection/later.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { CLAIM_AHEAD } from '#lib/features/charity/messages/phone.ts';

const ClaimAheadSheet = later(() => import('./claim-ahead-sheet.tsx').then((part) => part.ClaimAheadSheet));

interface ClaimAheadProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
}

/** The way to charity that is claimed ahead; it is there for everybody, whatever they hold. */
export function ClaimAhead({ view, onIntent }: ClaimAheadProps) {
  return (
    <OpensSheet label={CLAIM_AHEAD}>
      {(close) => <ClaimAheadSheet on={view.mine.claimsAhead} onIntent={onIntent} onClose={close} />}
    </OpensSheet>
  );
}
