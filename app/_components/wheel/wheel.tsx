'use client';
import { useRef } from 'react';
import { formatNumber } from '#client';
import { useRoom } from './use-room.ts';
import { HOW_IT_OPENS } from '../cover/cover-messages.ts';
import { CoveredWheel } from './covered-wheel.tsx';
import { OpenWheel } from './open-wheel.tsx';
import type { WheelProps } from './wheel-props.ts';
import { formatCoversItself } from './wheel-messages.ts';
import styles from './wheel.module.css';

/** In a narrower page, or with larger text, a wheel would have no room for its text. */
const MIN_ROOM_REM = 15;

/**
 * Shows the battle wheel: one number, dialled by dragging along the rim, by tapping a printed number, by minus and
 * plus, by mouse wheel, or by the keyboard. Under very large text the wheel becomes a row of minus, number and plus.
 */
export function Wheel(props: WheelProps) {
  const { value, cover, beside, hub, onHub, locked, noAct = false } = props;
  const idle = locked || noAct;
  const covered = cover.state === 'covered';
  const dial = useRef<HTMLDivElement>(null);
  const noRoom = !useRoom(dial, MIN_ROOM_REM);
  // Cover and slider replace each other; the one with the keyboard focus passes it on.
  const focus = useRef(false);
  const hubRef = useRef<HTMLButtonElement>(null);
  const toHub = () => hubRef.current?.focus();
  return (
    <div ref={dial} className={styles.dial} data-row={noRoom}>
      <div className={styles.readout} aria-hidden>
        <div className={styles.beside}>{!covered && beside[0]}</div>
        <div className={styles.number}>{covered ? <CoveredNumber rest={cover.rest} /> : formatNumber(value)}</div>
        <div className={styles.beside}>{!covered && beside[1]}</div>
      </div>
      <div className={styles.field}>
        {!covered && (
          <div className={styles.open} inert={cover.state === 'held'}>
            <OpenWheel {...props} toHub={toHub} focus={focus} row={noRoom} />
          </div>
        )}
        {cover.state !== 'open' && <CoveredWheel {...props} focus={focus} row={noRoom} />}
        <button
          ref={hubRef}
          type="button"
          className={styles.hub}
          aria-disabled={idle || undefined}
          onClick={idle ? undefined : onHub}
        >
          {hub}
        </button>
      </div>
    </div>
  );
}

/** `rest` is how long the wheel stays open untouched (ms). */
const CoveredNumber = ({ rest }: { readonly rest: number }) => (
  <span className={styles['covered-words']}>
    {HOW_IT_OPENS}
    <small>{formatCoversItself(rest)}</small>
  </span>
);
