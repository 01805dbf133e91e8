'use client';
import { sayNotice } from '../../../../../lib/client.ts';
import { Icon } from '../../../../_components/icon.tsx';
import { useFreshNotice } from '../../../../_hooks/use-fresh-notice.ts';
import styles from './screen-news.module.css';

/** For all to see, for a while: what just became of a seat or the desk. It takes room instead of lying over anything. */
export function ScreenNews() {
  const fresh = useFreshNotice();
  return (
    <div role="status">
      {fresh !== null && (
        <p className={styles.news}>
          <Icon name="table" className={styles.sign} />
          {sayNotice(fresh.notice)}
        </p>
      )}
    </div>
  );
}
