'use client';
import type { ReactNode } from 'react';
import { useCover } from '../_hooks/use-cover.ts';
import { SandFace, SandHand } from './sand.tsx';
import styles from './veil.module.css';

interface VeilProps {
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
 * Sand over a secret that is only looked at. The box is the same covered or open, so neither its size nor its movement
 * tells anything; a tap on what lies open covers it. What has to be pressed lies under a `WorkCover`.
 */
export function Veil({ what, named = false, height, children }: VeilProps) {
  const sand = useCover();
  const open = sand.cover !== 'covered';
  return (
    <div className={styles.veil} data-open={open} style={{ minHeight: `${height}rem` }}>
      {open ? <div className={styles.beneath}>{children}</div> : <SandFace what={named ? what : undefined} />}
      <SandHand what={what} sand={sand} />
    </div>
  );
}
