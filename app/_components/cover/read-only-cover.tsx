'use client';
import type { ReactNode } from 'react';
import { useCover } from './use-cover.ts';
import { CoverFace, CoverButton } from './cover.tsx';
import styles from './read-only-cover.module.css';

interface LookCoverProps {
  /** The name of the content for its owner: “your hand”. */
  readonly what: string;
  /** Whether the cover names its content, because nothing above it does. */
  readonly named?: boolean;
  /** The height of the box in rem, chosen by public facts alone. */
  readonly height: number;
  /** The content, which is not in the page at all while covered. */
  readonly children: ReactNode;
}

/**
 * A cover over a secret without controls. The box has the same size covered and open, so that neither its size nor its
 * movement shows anything. A tap on the open content covers it. Controls need an `EditableCover`.
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
