'use client';
import { formatPausedBy, type TableView } from '#client';
import { Notice } from './notice.tsx';
import { Button } from './button.tsx';
import { Switch } from './switch.tsx';
import type { ClientCommand } from '../_connection/outbox.ts';
import { formatHeld, TALKING } from './talking-messages.ts';

interface TalkingProps {
  /** Whether a clock runs. Then the label says that a raised hand stops it. */
  readonly stopsClock?: boolean;
  readonly raised: boolean;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The button “We are still talking”: while a hand is raised, nothing advances. Everybody sees it. */
export function Talking({ stopsClock = false, raised, onCommand }: TalkingProps) {
  return (
    <Switch
      label={stopsClock ? TALKING.stopsClock : TALKING.talk}
      on={raised}
      onChange={(on) => {
        onCommand({ type: on ? 'RaiseHand' : 'LowerHand' });
      }}
    />
  );
}

/** Shows the switch in small letters below the clock that it stops. */
export const TalkingLink = ({ raised, onCommand }: Pick<TalkingProps, 'raised' | 'onCommand'>) => (
  <Button
    tone="quiet"
    small
    onClick={() => {
      onCommand({ type: raised ? 'LowerHand' : 'RaiseHand' });
    }}
  >
    {raised ? TALKING.shortDone : TALKING.short}
  </Button>
);

interface HeldStripProps {
  readonly table: TableView;
  /** Whether this seat's hand is raised. */
  readonly raised: boolean;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The strip on every phone during a pause. The owner of a raised hand can lower it here, on every page. */
export function HeldBanner({ table, raised, onCommand }: HeldStripProps) {
  const held = formatPausedBy(table);
  if (held === null) return null;
  return (
    <Notice
      icon={table.paused ? 'clock' : 'palm'}
      title={formatHeld(held)}
      act={raised && <LowerHand onCommand={onCommand} />}
    >
      {whatGoesOn(table.paused, raised)}
    </Notice>
  );
}

/** The owner of a raised hand has a button that says everything. */
function whatGoesOn(paused: boolean, raised: boolean): string | undefined {
  if (paused) return TALKING.noTime;
  return raised ? undefined : TALKING.noMoves;
}

const LowerHand = ({ onCommand }: { readonly onCommand: (command: ClientCommand) => void }) => (
  <Button
    small
    onClick={() => {
      onCommand({ type: 'LowerHand' });
    }}
  >
    {TALKING.lower}
  </Button>
);
