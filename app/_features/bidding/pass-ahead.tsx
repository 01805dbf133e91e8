'use client';
import type { SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import { Switch } from '#app/_components/switch.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import {
  DONE,
  PASS_AHEAD,
  PASS_AHEAD_LEAD,
  PASS_AHEAD_WHAT,
  formatPassFor,
} from '#lib/features/bidding/messages/ahead.ts';

interface PassAheadProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The way to a prepared pass, if bids go in turn; on every phone, whether it may bid or not. */
export function PassAhead({ view, onCommand }: PassAheadProps) {
  const { bidding } = view.table;
  const lot = bidding?.card?.lot ?? null;
  if (bidding === null || lot === null || (bidding.way !== 'open' && bidding.way !== 'sealed')) return null;
  return (
    <OpensSheet label={PASS_AHEAD}>
      {(close) => <PassAheadSheet lot={lot} view={view} onCommand={onCommand} onClose={close} />}
    </OpensSheet>
  );
}

interface SheetProps extends PassAheadProps {
  readonly lot: number;
  readonly onClose: () => void;
}

/** Shows two switches, of which at most one is on. A tap switches it on, and another tap switches it off. */
function PassAheadSheet({ lot, view, onCommand, onClose }: SheetProps) {
  const stands = view.mine.passesAhead;
  return (
    <EditorSheet
      title={PASS_AHEAD}
      what={PASS_AHEAD_WHAT}
      onClose={onClose}
      acts={<Button onClick={onClose}>{DONE}</Button>}
    >
      {(['card', 'rest'] as const).map((ahead) => (
        <Switch
          key={ahead}
          label={ahead === 'card' ? formatPassFor.card(lot) : formatPassFor.rest}
          on={stands === ahead}
          onChange={(on) => {
            onCommand({ type: 'PreparePass', lot, passes: on ? ahead : 'no' });
          }}
        />
      ))}
      {PASS_AHEAD_LEAD.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </EditorSheet>
  );
}
