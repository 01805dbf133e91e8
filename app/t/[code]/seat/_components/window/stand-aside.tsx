'use client';
import { useRef } from 'react';
import type { SentWant } from '../../../../../_hooks/outbox.ts';
import { DuneContours } from '../../../../../_components/dune-contours.tsx';
import { Icon } from '../../../../../_components/icon.tsx';
import { HOW_IT_OPENS, SandHand } from '../../../../../_components/sand.tsx';
import { CoveredSwitch, Switch } from '../../../../../_components/switch.tsx';
import { useCover } from '../../../../../_hooks/use-cover.ts';
import { useFocusBeneath } from '../../../../../_hooks/use-focus-beneath.ts';
import styles from './stand-aside.module.css';

const LABEL = 'Nothing from me this phase';
const WHAT_IT_DOES = 'You pass without a tap until it ends. Nobody can tell.';
/** In its place while it lies open, so that nothing beneath moves. */
const WHAT_ELSE = 'The stone stays as for all. Playing takes it back.';
const HOW = (
  <>
    <Icon name="hold" /> {HOW_IT_OPENS}
  </>
);

interface StandAsideProps {
  readonly on: boolean;
  readonly onWant: (want: SentWant) => void;
}

/**
 * "Nothing from me this phase": on every phone, always, so that it tells nothing. How it stands is its owner's secret:
 * sand lies over the whole switch, which opens as every cover does; only its empty slot is to be seen.
 */
export function StandAside({ on, onWant }: StandAsideProps) {
  const sand = useCover();
  const beneath = useRef<HTMLButtonElement>(null);
  useFocusBeneath(beneath, sand.cover);
  return (
    <div {...sand.watch}>
      <div className={styles.box} data-tone="secret" data-cover={sand.cover}>
        {sand.cover === 'covered' ? (
          <>
            <DuneContours />
            <CoveredSwitch label={LABEL} note={HOW} />
          </>
        ) : (
          <div inert={sand.cover === 'held'}>
            <Switch
              ref={beneath}
              label={LABEL}
              note="Covers itself again."
              on={on}
              onChange={(next) => {
                onWant({ type: 'StandAside', on: next });
              }}
            />
          </div>
        )}
        {sand.cover !== 'open' && <SandHand what={`“${LABEL}”`} sand={sand} />}
      </div>
      <p className={styles.does}>{sand.cover === 'covered' ? WHAT_IT_DOES : WHAT_ELSE}</p>
    </div>
  );
}
