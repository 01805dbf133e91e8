'use client';
import { useRef } from 'react';
import type { SentIntent } from '../../_connection/outbox.ts';
import { DuneContours } from '../dune-contours.tsx';
import { InOnePlace } from '../in-one-place.tsx';
import { Icon } from '../icon.tsx';
import { HOW_IT_OPENS, CoverHand } from '../cover/cover.tsx';
import { CoveredSwitch, Switch } from '../switch.tsx';
import { useCover } from '../cover/use-cover.ts';
import { useFocusBeneath } from '../cover/use-focus-beneath.ts';
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
  readonly onIntent: (intent: SentIntent) => void;
}

/**
 * "Nothing from me this phase": on every phone, always, so that it tells nothing. How it stands is its owner's secret:
 * sand lies over the whole switch, which opens as every cover does; only its empty slot is to be seen.
 */
export function StandAside({ on, onIntent }: StandAsideProps) {
  const cover = useCover();
  const beneath = useRef<HTMLButtonElement>(null);
  useFocusBeneath(beneath, cover.state);
  return (
    <div {...cover.watch}>
      <div className={styles.box} data-tone="secret" data-cover={cover.state}>
        {cover.state === 'covered' ? (
          <>
            <DuneContours />
            <CoveredSwitch label={LABEL} note={HOW} />
          </>
        ) : (
          <div inert={cover.state === 'held'}>
            <Switch
              ref={beneath}
              label={LABEL}
              note="Covers itself again."
              on={on}
              onChange={(next) => {
                onIntent({ type: 'StandAside', on: next });
              }}
            />
          </div>
        )}
        {cover.state !== 'open' && <CoverHand what={`“${LABEL}”`} cover={cover} />}
      </div>
      <InOnePlace
        words={[WHAT_IT_DOES, WHILE_ON]}
        shows={on && cover.state !== 'covered' ? WHILE_ON : WHAT_IT_DOES}
        className={styles.does}
      />
    </div>
  );
}
