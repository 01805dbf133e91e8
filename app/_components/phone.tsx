'use client';
import type { ReactNode } from 'react';
import { UnderBanners } from './banners/under-banners.tsx';
import styles from './phone.module.css';

/** `secret` pages are blue throughout: nothing on them is for anybody else. */
export type Tone = 'warm' | 'secret';

interface PhoneProps {
  readonly tone: Tone;
  readonly bar: ReactNode;
  /** Strips that lie over the page beneath the bar: offline, talking. */
  readonly strips?: ReactNode;
  /** What the strips say holds for long: the page gives way to them instead of lying beneath. */
  readonly yields?: boolean;
  readonly children: ReactNode;
  /** Which page it is; another one is read from its beginning. */
  readonly at?: string;
  /** What stays at the lower edge: the tabs, and what was turned down. */
  readonly foot?: ReactNode;
}

/** One page of the phone: the bar on top, then what it says and scrolls, then the tabs where there are any. */
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

/** What stands above the decision. */
export function Body({ children }: BodyProps) {
  return <div className={styles.body}>{children}</div>;
}

/** More of it, close beneath; where a phone is held sideways it stands beside the rest, above the decision. */
export function Beneath({ children }: BodyProps) {
  return <div className={styles.beneath}>{children}</div>;
}
