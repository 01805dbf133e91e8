'use client';
import type { LogFact } from '#client';
import { NewsWords } from '#app/_components/news-words.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { useRecentNotices } from '#app/_connection/use-recent-notices.ts';
import { onScreen } from '#app/_features/screen.ts';
import styles from './screen-news.module.css';

const NEWS = onScreen('news');

/** What is told as news, whatever fills the screen; `null` of what is read in the log alone. */
const newsOf = (fact: LogFact): string | null => NEWS.reduce<string | null>((said, says) => said ?? says(fact), null);

/** For all to see, in a place that the scene keeps for it: what just became of a seat or the desk, that the moderator went back, or what was told in play. */
export function ScreenNews() {
  const { news } = useRecentNotices({ tells: newsOf });
  return (
    <div role="status" className={styles.place}>
      {news.map((one) => (
        <p key={one.words} className={styles.news}>
          <Icon name="table" className={styles.sign} />
          <NewsWords news={one} />
        </p>
      ))}
    </div>
  );
}
