'use client';
import { capital, listed, theFaction, type TableView } from '../../../../../../lib/client.ts';
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

/** The strip on every phone while somebody talks. */
export function TalkingStrip({ table }: { readonly table: TableView }) {
  const talking = table.factions.filter((faction) => faction.talking).map(({ faction }) => theFaction(faction));
  if (talking.length === 0) return null;
  return (
    <Notice icon="hand" title={`${capital(listed(talking))} ${talking.length === 1 ? 'is' : 'are'} still talking.`}>
      Nothing moves on until every hand is lowered.
    </Notice>
  );
}
