'use client';
import type { ReactNode } from 'react';
import { UnderBanners } from './banners/under-banners.tsx';
import styles from './phone.module.css';

/** `secret` pages are blue: everything on them is private. */
export type Tone = 'warm' | 'secret';

interface PhoneProps {
  readonly tone: Tone;
  readonly bar: ReactNode;
  /** Strips over the page below the bar: offline, talking. */
  readonly strips?: ReactNode;
  /** Whether the strips are permanent, so that the page moves down instead of lying below them. */
  readonly yields?: boolean;
  readonly children: ReactNode;
  /** The id of the page; another page starts at its beginning. */
  readonly at?: string;
  /** The fixed content at the lower edge: the tabs, and failures. */
  readonly foot?: ReactNode;
}

/** One page of the phone: the bar on top, then the scrolling content, then the tabs if the page has tabs. */
export function Phone({ tone, bar, strips, yields, children, at, foot }: PhoneProps) {
  return (
    <div className={styles.ground} data-tone={tone}>
      <div className={styles.phone}>
        {bar}
        <UnderBanners strips={strips} yields={yields} at={at} main={styles.main} className={styles.page}>
          {children}
        </UnderBanners>
        <div className={styles.foot}>{foot}</div>
      </div>
    </div>
  );
}

interface BodyProps {
  readonly children: ReactNode;
}

/** The content above the decision. */
export function Body({ children }: BodyProps) {
  return <div className={styles.body}>{children}</div>;
}

/** Further content below. In landscape this content stands next to the rest, above the decision. */
export function Beneath({ children }: BodyProps) {
  return <div className={styles.beneath}>{children}</div>;
}
