'use client';
import type { SentWant } from '../../../../../_hooks/outbox.ts';
import { Switch } from '../../../../../_components/switch.tsx';

interface StandAsideProps {
  readonly on: boolean;
  readonly onWant: (want: SentWant) => void;
}

/** "Nothing from me this phase": on every phone, always, so that it tells nothing. */
export function StandAside({ on, onWant }: StandAsideProps) {
  return (
    <Switch
      label="Nothing from me this phase"
      on={on}
      onChange={(next) => {
        onWant({ type: 'StandAside', on: next });
      }}
    />
  );
}
