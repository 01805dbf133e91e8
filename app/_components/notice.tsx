import type { ReactNode } from 'react';
import { CLOSE_NEWS } from './component-messages.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'danger' | 'done' | 'caution';
  readonly title: ReactNode;
  /** A changing figure at its end that is not announced. */
  readonly aside?: string;
  readonly children?: ReactNode;
  /** A button at its end for an immediate action. */
  readonly act?: ReactNode;
  /** Where it has been read once it is known, a way to put it aside. */
  readonly onClose?: () => void;
}

/** A strip that says something about the table: offline, back, talking. Announced without taking the focus. */
export function Notice({ icon, tone = 'plain', title, aside, children, act, onClose }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon name={icon} className={styles.sign} />
      <div className={styles.words} role="status">
        <p>{title}</p>
        {children !== undefined && <div className={styles.more}>{children}</div>}
      </div>
      {aside !== undefined && (
        <span className={styles.aside} aria-hidden>
          {aside}
        </span>
      )}
      {act !== undefined && act !== false && <div className={styles.act}>{act}</div>}
      {onClose !== undefined && (
        <button type="button" className={styles.close} aria-label={CLOSE_NEWS} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
