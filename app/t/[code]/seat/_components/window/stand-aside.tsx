'use client';
import type { SentWant } from '../../../../../_hooks/outbox.ts';
import { Icon } from '../../../../../_components/icon.tsx';
import { SandHand } from '../../../../../_components/sand.tsx';
import { Switch } from '../../../../../_components/switch.tsx';
import { useCover } from '../../../../../_hooks/use-cover.ts';
import styles from './stand-aside.module.css';

const LABEL = 'Nothing from me this phase';
const WHAT_IT_DOES = 'You pass without a tap until it ends. Nobody can tell.';
const WHAT_ELSE = 'The stone comes and goes as for all. To play after all takes it back.';

interface StandAsideProps {
  readonly on: boolean;
  readonly onWant: (want: SentWant) => void;
}

/**
 * "Nothing from me this phase": on every phone, always, so that it tells nothing. How it stands is its owner's secret:
 * sand lies in its slot, and opens as every cover does.
 */
export function StandAside({ on, onWant }: StandAsideProps) {
  const sand = useCover();
  return (
    <div className={styles.slot} {...sand.watch}>
      {sand.cover === 'covered' ? (
        <div className={styles.covered} aria-hidden>
          {LABEL}
          <span className={styles.sand}>
            <Icon name="hold" />
          </span>
        </div>
      ) : (
        <div inert={sand.cover === 'held'}>
          <Switch
            label={LABEL}
            on={on}
            onChange={(next) => {
              onWant({ type: 'StandAside', on: next });
            }}
          />
        </div>
      )}
      <p className={styles.does}>
        {WHAT_IT_DOES} {sand.cover !== 'covered' && WHAT_ELSE}
      </p>
      {sand.cover !== 'open' && <SandHand what={`“${LABEL}”`} sand={sand} />}
    </div>
  );
}
