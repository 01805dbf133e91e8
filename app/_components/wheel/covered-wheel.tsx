'use client';
import { DuneContours } from '../dune-contours.tsx';
import { Icon } from '../icon.tsx';
import type { FaceProps } from './wheel-props.ts';
import styles from './wheel.module.css';

/** Sand over the wheel: nothing of its value is in the page. A touch opens it. */
export function CoveredWheel({ label, row, onUncover, focus }: FaceProps) {
  return (
    <button
      ref={(button) => {
        if (focus.current) button?.focus({ preventScroll: true });
      }}
      type="button"
      className={row ? styles['row-cover'] : styles.disc}
      data-covered
      aria-label={`Show ${label}, covered`}
      onFocus={() => {
        focus.current = true;
      }}
      onBlur={() => {
        focus.current = false;
      }}
      onClick={(event) => {
        focus.current = event.detail === 0;
        onUncover();
      }}
    >
      <DuneContours />
      {row && (
        <span className={styles['row-words']}>
          <Icon name="hold" /> Show
        </span>
      )}
    </button>
  );
}
