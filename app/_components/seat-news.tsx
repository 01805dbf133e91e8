'use client';
import { useRecentNotices } from '../_connection/use-recent-notices.ts';
import { NewsWords } from './news-words.tsx';
import { Notice } from './notice.tsx';

/**
 * Shows the strip about a seat, the desk or a take-back, on every device: the newest notice first, and slightly older
 * notices below it. The strip disappears by itself, and a reader may close it earlier.
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
