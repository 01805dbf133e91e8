'use client';
import type { SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { CLAIM_AHEAD } from '#lib/features/charity/messages/phone.ts';
import { ClaimAheadSheet } from './claim-ahead-sheet.tsx';

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
