'use client';
import type { SentWant } from '../../../../../_hooks/outbox.ts';
import { Icon } from '../../../../../_components/icon.tsx';
import { Switch } from '../../../../../_components/switch.tsx';
import { REST_MS, useCoverAfterRest } from '../../../../../_hooks/use-cover-after-rest.ts';
import styles from './stand-aside.module.css';

const LABEL = 'Nothing from me this phase';

interface StandAsideProps {
  readonly on: boolean;
  readonly onWant: (want: SentWant) => void;
}

/**
 * "Nothing from me this phase": on every phone, always, so that it tells nothing. How it stands is its owner's secret:
 * sand lies in its slot until a tap, and again after a short rest.
 */
export function StandAside({ on, onWant }: StandAsideProps) {
  const { covered, uncover, watch } = useCoverAfterRest(REST_MS, true);
  if (covered) {
    return (
      <button type="button" className={styles.covered} onClick={uncover}>
        <span>
          {LABEL}
          <span className="unseen">, covered</span>
        </span>
        <span className={styles.sand} aria-hidden>
          <Icon name="hold" />
        </span>
      </button>
    );
  }
  return (
    <div {...watch}>
      <Switch
        label={LABEL}
        on={on}
        onChange={(next) => {
          onWant({ type: 'StandAside', on: next });
        }}
      />
    </div>
  );
}
