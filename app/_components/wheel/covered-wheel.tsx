'use client';
import { HOW_IT_OPENS, formatCover, formatCovered } from '../cover/cover-messages.ts';
import { DuneContours } from '../dune-contours.tsx';
import { Icon } from '../icon.tsx';
import type { FaceProps } from './wheel-props.ts';
import styles from './wheel.module.css';

/**
 * A cover over the wheel, like every other cover. Covered, the page does not contain the value; held, only the button
 * lies over the visible wheel.
 */
export function CoveredWheel({ label, row, cover: { state, hand }, focus }: FaceProps) {
  const covered = state === 'covered';
  return (
    <button
      ref={(button) => {
        if (focus.current) button?.focus({ preventScroll: true });
      }}
      type="button"
      className={row ? styles['row-cover'] : styles.disc}
      data-cover={state}
      aria-label={covered ? formatCovered(label) : formatCover(label)}
      {...hand}
      onFocus={() => {
        focus.current = true;
      }}
      onBlur={() => {
        focus.current = false;
        hand.onBlur();
      }}
      onClick={(event) => {
        focus.current = event.detail === 0;
        hand.onClick();
      }}
    >
      {covered && <DuneContours />}
      {covered && row && (
        <span className={styles['row-words']}>
          <Icon name="hold" /> {HOW_IT_OPENS}
        </span>
      )}
    </button>
  );
}
