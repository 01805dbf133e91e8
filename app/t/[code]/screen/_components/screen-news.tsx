'use client';
import { sayNotice } from '../../../../../lib/client.ts';
import { Icon } from '../../../../_components/icon.tsx';
import { useFreshNotice } from '../../../../_hooks/use-fresh-notice.ts';
import styles from './screen-news.module.css';

interface ScreenNewsProps {
  /** A corner that the scene leaves free. */
  readonly corner: 'upper' | 'lower';
}

/** In a corner, for all to see: what just became of a seat or the desk. On small screens it stands above the scene. */
export function ScreenNews({ corner }: ScreenNewsProps) {
  const fresh = useFreshNotice();
  return (
    <div role="status" className={styles.place} data-corner={corner}>
      {fresh !== null && (
        <p className={styles.news}>
          <Icon name="table" className={styles.sign} />
          {sayNotice(fresh.notice)}
        </p>
      )}
    </div>
  );
}
