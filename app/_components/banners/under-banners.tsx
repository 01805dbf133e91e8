'use client';
import { useRef, type ReactNode } from 'react';
import { BENEATH } from './banners-messages.ts';
import { useClearOfDecision } from './use-clear-of-decision.ts';
import { useMoreBelow } from './use-more-below.ts';
import { useRoomForBanners } from './use-room-for-banners.ts';
import { classes } from '../classes.ts';
import styles from './under-banners.module.css';

interface UnderStripsProps {
  readonly strips: ReactNode;
  /** Whether the strips are permanent, so that the page moves down instead of lying below them. */
  readonly yields?: boolean | undefined;
  /** The id of the page; another page starts at its beginning. */
  readonly at?: string | undefined;
  /** The class of the part of the window in which the page scrolls; without it the whole window scrolls. */
  readonly main?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const GRIPS = { show: BENEATH.show, 'lay-back': BENEATH.layBack } as const;

/** A page and the strips above its upper edge. Strips come and go, and the page stays in place. */
export function UnderBanners({ strips, yields = false, at, main, className, children }: UnderStripsProps) {
  const { grip, slide, ...refs } = useRoomForBanners(at, yields);
  const part = useRef<HTMLDivElement>(null);
  useMoreBelow(part);
  useClearOfDecision(part);
  const page = (
    <div ref={refs.page} className={classes(styles.page, className)}>
      {children}
    </div>
  );
  const over = (
    <div className={styles.over}>
      <div ref={refs.strips} className={styles.strips}>
        {strips}
      </div>
      {grip !== null && <button type="button" className={styles.grip} aria-label={GRIPS[grip]} onClick={slide} />}
    </div>
  );
  return main === undefined ? (
    <>
      <div className={styles.window}>{over}</div>
      {page}
    </>
  ) : (
    <div ref={part} className={styles.part}>
      {over}
      <main className={main}>{page}</main>
    </div>
  );
}
