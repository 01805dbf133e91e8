'use client';
import { useEffect, useState } from 'react';

/**
 * Returns the index of the item that this device shows now. Each item is shown for its own time (ms). After the last
 * item, the index is the number of items. New items are added at the end. Other items have another `key`. A page that
 * opens in the middle begins with the last item.
 */
export function useOneByOne(key: string | null, count: number, time: number): number {
  const [shown, setShown] = useState({ key, at: Math.max(0, count - 1) });
  const at = Math.min(shown.key === key ? shown.at : 0, count);
  useEffect(() => {
    if (key === null || at >= count) return;
    const timer = setTimeout(() => {
      setShown({ key, at: at + 1 });
    }, time);
    return () => {
      clearTimeout(timer);
    };
  }, [key, at, count, time]);
  return at;
}
