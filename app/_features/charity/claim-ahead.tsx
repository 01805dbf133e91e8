'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import { lazyPart } from '#app/_connection/lazy.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { CLAIM_AHEAD } from '#lib/features/charity/messages/phone.ts';

const ClaimAheadSheet = lazyPart(() => import('./claim-ahead-sheet.tsx').then((part) => part.ClaimAheadSheet));

interface ClaimAheadProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to charity that is claimed ahead; it is there for everybody, whatever they hold. */
export function ClaimAhead({ view, onCommand }: ClaimAheadProps) {
  return (
    <OpensSheet label={CLAIM_AHEAD}>
      {(close) => <ClaimAheadSheet on={view.mine.claimsAhead} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}
