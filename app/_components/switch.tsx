'use client';
import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './switch.module.css';

interface SwitchFaceProps {
  readonly label: string;
  /** A small line below the label of the switch. */
  readonly note?: ReactNode;
  /** An icon before the label of the switch: a disc. */
  readonly sign?: ReactNode;
  /** The state of the switch. A cover shows the slot of its switch, but with the sign of the cover in the slot. */
  readonly stands: 'on' | 'off' | 'covered';
}

interface SwitchProps extends Omit<SwitchFaceProps, 'stands'> {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A switch for a lasting setting. */
export function Switch({ on, onChange, ref, ...face }: SwitchProps) {
  return (
    <button
      ref={ref}
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={face.note === undefined ? undefined : face.label}
      className={styles.switch}
      onClick={() => {
        onChange(!on);
      }}
    >
      <SwitchFace {...face} stands={on ? 'on' : 'off'} />
    </button>
  );
}

const STANDS: Readonly<Record<SwitchFaceProps['stands'], ReactNode>> = {
  on: 'On',
  off: 'Off',
  covered: <Icon name="covered" />,
};

function SwitchFace({ label, note, sign, stands }: SwitchFaceProps) {
  return (
    <>
      {sign}
      <span className={styles.label}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <span className={styles.slot} data-stands={stands} aria-hidden>
        {STANDS[stands]}
      </span>
    </>
  );
}

/** The visible part of a covered switch. */
export const CoveredSwitch = (face: Omit<SwitchFaceProps, 'stands'>) => (
  <div className={classes(styles.switch, styles.covered)} aria-hidden>
    <SwitchFace {...face} stands="covered" />
  </div>
);
