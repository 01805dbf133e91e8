'use client';
import { sayNotice } from '../../../../../lib/client.ts';
import { Icon } from '../../../../_components/icon.tsx';
import { useFreshNotice } from '../../../../_hooks/use-fresh-notice.ts';
import styles from './screen-news.module.css';

/** For all to see, in a place that the scene keeps for it: what just became of a seat or the desk. */
export function ScreenNews() {
  const fresh = useFreshNotice();
  return (
    <div role="status" className={styles.place}>
      {fresh !== null && (
        <p className={styles.news}>
          <Icon name="table" className={styles.sign} />
          {sayNotice(fresh.notice)}
        </p>
      )}
    </div>
  );
}
