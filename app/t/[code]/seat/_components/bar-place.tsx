'use client';
import type { ReactNode } from 'react';
import type { FactionId } from '#client';
import { NewsWords } from '#app/_components/news-words.tsx';
import { Notice } from '#app/_components/notice.tsx';
import { FRESH_ON_PHONES_MS, useRecentNotices } from '#app/_connection/use-recent-notices.ts';
import styles from './bar-place.module.css';

interface BarPlaceProps {
  /** The player of this phone. Their own actions are no news to them. */
  readonly faction: FactionId;
  /** The bar. */
  readonly children: ReactNode;
}

/**
 * Shows the upper edge of a phone. News of a seat or the desk replaces the bar for some seconds, so that it covers no
 * question. A longer sentence makes room for itself. Afterwards it is in the log.
 */
export function BarPlace({ faction, children }: BarPlaceProps) {
  const { news, close } = useRecentNotices({ lasts: FRESH_ON_PHONES_MS, reader: faction });
  const [newest, ...earlier] = [...news].reverse();
  return (
    <div className={styles.place}>
      <div className={styles.bar} data-beneath={newest !== undefined}>
        {children}
      </div>
      {newest !== undefined && (
        <div className={styles.news}>
          <Notice icon="table" title={<NewsWords news={newest} />} onClose={close}>
            {earlier.length > 0
              ? earlier.map((one) => (
                  <p key={one.words}>
                    <NewsWords news={one} />
                  </p>
                ))
              : undefined}
          </Notice>
        </div>
      )}
    </div>
  );
}
