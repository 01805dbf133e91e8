import { useEffect, useRef, useState } from 'react';

/**
 * Returns how many open lines of the lists in a place are visible. Lines that do not fit go to a second, hidden column:
 * the lists wrap, and hide the overflow. Before the first measurement, all lines count as visible.
 */
export function useLinesInSight() {
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(Infinity);
  useEffect(() => {
    const place = list.current;
    if (place === null) return undefined;
    const watch = new ResizeObserver(() => {
      setSeen([...place.querySelectorAll('ul')].reduce((sum, one) => sum + openInSight(one), 0));
    });
    watch.observe(place);
    return () => {
      watch.disconnect();
    };
  });
  return { list, seen };
}

function openInSight(list: HTMLUListElement): number {
  const { right, bottom } = list.getBoundingClientRect();
  const inSight = [...list.querySelectorAll('li')].filter((line) => {
    const end = line.getBoundingClientRect();
    // A first line that can wrap, wraps. A first line that cannot wrap is cut off where there is no room.
    return end.left < right && end.bottom <= bottom + 1;
  });
  return inSight.filter(({ dataset }) => dataset['done'] === 'false').length;
}
