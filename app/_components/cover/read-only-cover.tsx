'use client';
import type { ReactNode } from 'react';
import { useCover } from './use-cover.ts';
import { CoverFace, CoverButton } from './cover.tsx';
import styles from './read-only-cover.module.css';

interface LookCoverProps {
  /** What lies beneath, as its owner calls it: "your hand". */
  readonly what: string;
  /** The cover says what lies beneath, since nothing above it does. */
  readonly named?: boolean;
  /** The height of the box in rem, chosen by public facts alone. */
  readonly height: number;
  /** Not in the page at all while covered. */
  readonly children: ReactNode;
}

/**
 * A cover over a secret that is only looked at. The box is the same covered or open, so neither its size nor its movement
 * tells anything; a tap on what lies open covers it. What has to be pressed lies under a `EditableCover`.
 */
export function ReadOnlyCover({ what, named = false, height, children }: LookCoverProps) {
  const cover = useCover();
  const open = cover.state !== 'covered';
  return (
    <div className={styles.cover} data-open={open} style={{ minHeight: `var(--look-height, ${height}rem)` }}>
      {open ? <div className={styles.beneath}>{children}</div> : <CoverFace what={named ? what : undefined} />}
      <CoverButton what={what} cover={cover} />
    </div>
  );
}
