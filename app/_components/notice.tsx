import type { ReactNode } from 'react';
import { CLOSE_NEWS } from './component-messages.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'danger' | 'done' | 'caution';
  readonly title: ReactNode;
  /** A changing number at the end of the notice. Screen readers do not announce it. */
  readonly aside?: string;
  readonly children?: ReactNode;
  /** A button at the end of the notice, for an immediate action. */
  readonly act?: ReactNode;
  /** A button that closes the strip, if the reader may do that. */
  readonly onClose?: () => void;
}

/** A strip about the state of the table: offline, back, paused. Announced without taking the focus. */
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
