'use client';
import { useRef } from 'react';
import type { ClientCommand } from '../../_connection/outbox.ts';
import { DuneContours } from '../dune-contours.tsx';
import { InOnePlace } from '../in-one-place.tsx';
import { Icon } from '../icon.tsx';
import { CoverButton } from '../cover/cover.tsx';
import { HOW_IT_OPENS } from '../cover/cover-messages.ts';
import { CoveredSwitch, Switch } from '../switch.tsx';
import { useCover } from '../cover/use-cover.ts';
import { useFocusBeneath } from '../cover/use-focus-beneath.ts';
import styles from './auto-pass-switch.module.css';
import { STAND_ASIDE, STAND_ASIDE_DOES, STAND_ASIDE_ON, STAND_ASIDE_OPEN } from './window-messages.ts';

const HOW = (
  <>
    <Icon name="hold" /> {HOW_IT_OPENS}
  </>
);

interface StandAsideProps {
  readonly on: boolean;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * The switch “Nothing from me this turn”, on every phone at all times, so that its presence reveals nothing. The state
 * of the switch is its owner's secret. A cover lies over the whole switch; only the slot is visible, with the icon of
 * the cover.
 */
export function AutoPassSwitch({ on, onCommand }: StandAsideProps) {
  const cover = useCover();
  const beneath = useRef<HTMLButtonElement>(null);
  useFocusBeneath(beneath, cover.state);
  return (
    <div {...cover.watch}>
      <div className={styles.box} data-tone="secret" data-cover={cover.state}>
        {cover.state === 'covered' ? (
          <>
            <DuneContours />
            <CoveredSwitch label={STAND_ASIDE} note={HOW} />
          </>
        ) : (
          <div inert={cover.state === 'held'}>
            <Switch
              ref={beneath}
              label={STAND_ASIDE}
              note={STAND_ASIDE_OPEN}
              on={on}
              onChange={(next) => {
                onCommand({ type: 'SetAutoPass', on: next });
              }}
            />
          </div>
        )}
        {cover.state !== 'open' && <CoverButton what={`“${STAND_ASIDE}”`} cover={cover} />}
      </div>
      <InOnePlace
        words={[STAND_ASIDE_DOES, STAND_ASIDE_ON]}
        shows={on && cover.state !== 'covered' ? STAND_ASIDE_ON : STAND_ASIDE_DOES}
        className={styles.does}
      />
    </div>
  );
}
