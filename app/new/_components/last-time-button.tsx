'use client';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../_components/icon.tsx';
import { lastTime } from './last-time.ts';
import { AS_LAST_TIME, formatSetUp } from './new-messages.ts';
import { isSame, type SetUp, type SetUpChange } from './set-up.ts';
import styles from './set-up-form.module.css';

interface LastTimeProps {
  readonly now: SetUp;
  readonly onChange: (change: SetUpChange) => void;
}

/**
 * Offers the choices of this device's last table. The button is missing the first time, and when those choices are set
 * already.
 */
export function LastTime({ now, onChange }: LastTimeProps) {
  const before = useSyncExternalStore(neverChanges, known, () => null);
  if (before === null || isSame(before, now)) return null;
  return (
    <button
      type="button"
      className={styles.last}
      onClick={() => {
        onChange({ kind: 'as-before', setUp: before });
      }}
    >
      <Icon name="clock" />
      <span>
        {AS_LAST_TIME}
        <small>{formatSetUp(before.edition, before.layer, before.seats.length)}</small>
      </span>
    </button>
  );
}

let read: { readonly setUp: SetUp | null } | null = null;

/** The page reads the last choices once. If it opens a table, the choices of that table count only on the next page. */
const known = (): SetUp | null => (read ??= { setUp: lastTime() }).setUp;

const neverChanges = () => () => undefined;
