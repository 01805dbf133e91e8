'use client';
import { useRef } from 'react';
import type { SentWant } from '../../../../../_hooks/outbox.ts';
import { DuneContours } from '../../../../../_components/dune-contours.tsx';
import { InOnePlace } from '../../../../../_components/in-one-place.tsx';
import { Icon } from '../../../../../_components/icon.tsx';
import { HOW_IT_OPENS, SandHand } from '../../../../../_components/sand.tsx';
import { CoveredSwitch, Switch } from '../../../../../_components/switch.tsx';
import { useCover } from '../../../../../_hooks/use-cover.ts';
import { useFocusBeneath } from '../../../../../_hooks/use-focus-beneath.ts';
import styles from './stand-aside.module.css';

const LABEL = 'Nothing from me this phase';
/** What it does, and, while it lies open and on, what that is like. */
const WHAT_IT_DOES = 'Switch it on to pass without a tap until the phase ends. Nobody can tell.';
const WHILE_ON = 'You pass without a tap. Pass and Play stay for show; playing switches it off.';
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
      <InOnePlace
        words={[WHAT_IT_DOES, WHILE_ON]}
        shows={on && sand.cover !== 'covered' ? WHILE_ON : WHAT_IT_DOES}
        className={styles.does}
      />
    </div>
  );
}
