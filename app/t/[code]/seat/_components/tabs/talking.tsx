'use client';
import { whoHolds, type TableView } from '../../../../../../lib/client.ts';
import { Notice } from '../../../../../_components/notice.tsx';
import { Switch } from '../../../../../_components/switch.tsx';
import type { SentWant } from '../../../../../_hooks/outbox.ts';

interface TalkingProps {
  readonly raised: boolean;
  readonly onWant: (want: SentWant) => void;
}

/** "We are still talking": raised, nothing moves on until it is lowered. Everybody sees it. */
export function Talking({ raised, onWant }: TalkingProps) {
  return (
    <Switch
      label="We are still talking"
      on={raised}
      onChange={(on) => {
        onWant({ type: on ? 'RaiseHand' : 'LowerHand' });
      }}
    />
  );
}

/** The strip on every phone while somebody talks, or the moderator holds the table. */
export function HeldStrip({ table }: { readonly table: TableView }) {
  const held = whoHolds(table);
  if (held === null) return null;
  return (
    <Notice icon={table.paused ? 'clock' : 'hand'} title={`${held}.`}>
      {table.paused
        ? 'Nothing moves on, and no time runs, until the moderator lets it go on.'
        : 'Nothing moves on until every hand is lowered.'}
    </Notice>
  );
}
