'use client';
import { useRecentNotices } from '../_connection/use-recent-notices.ts';
import { NewsWords } from './news-words.tsx';
import { Notice } from './notice.tsx';

/**
 * The strip that tells everybody at once what became of a seat or the desk, or that the moderator went back: the newest
 * first, and what was told shortly before close under it. It passes by itself; who has read it may close it.
 */
export function SeatNews() {
  const { news, close } = useRecentNotices();
  const [newest, ...earlier] = [...news].reverse();
  if (newest === undefined) return null;
  return (
    <Notice icon="table" title={<NewsWords news={newest} />} onClose={close}>
      {earlier.length > 0
        ? earlier.map((one) => (
            <p key={one.words}>
              <NewsWords news={one} />
            </p>
          ))
        : undefined}
    </Notice>
  );
}
