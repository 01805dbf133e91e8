'use client';
import type { LogFact } from '#client';
import { NewsWords } from '#app/_components/news-words.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { useRecentNotices } from '#app/_connection/use-recent-notices.ts';
import { onScreen } from '#app/_features/screen.ts';
import styles from './screen-news.module.css';

const NEWS = onScreen('news');

/** A scene has room for this number of notices. The latest are shown. */
const MOST_NEWS = 3;

/** Returns the news text of a fact, in every scene. Returns `null` for a fact of the log alone. */
const newsOf = (fact: LogFact): string | null => NEWS.reduce<string | null>((said, says) => said ?? says(fact), null);

/**
 * Shows news in a place that every scene keeps free for it: a seat or the desk changed, the moderator took back, or a
 * player entered a fact.
 */
export function ScreenNews() {
  const { news } = useRecentNotices({ tells: newsOf });
  return (
    <div role="status" className={styles.place}>
      {news.slice(-MOST_NEWS).map((one) => (
        <p key={one.words} className={styles.news}>
          <Icon name="table" className={styles.sign} />
          <NewsWords news={one} />
        </p>
      ))}
    </div>
  );
}
