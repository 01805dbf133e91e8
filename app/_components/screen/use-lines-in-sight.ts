import { useEffect, useRef, useState } from 'react';

/**
 * How many open lines of the lists in a place can be seen. Lines that do not fit stand in a second column out of sight:
 * its lists wrap, and hide what overflows. Before anything is measured, all of them.
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
  const lines = [...list.querySelectorAll('li')];
  const bottom = list.getBoundingClientRect().bottom + 1;
  // The first never wraps; where there is no room for one, it is cut off instead.
  const inSight = lines.filter(
    (line) => line.offsetLeft === lines[0]?.offsetLeft && line.getBoundingClientRect().bottom <= bottom,
  );
  return inSight.filter(({ dataset }) => dataset['done'] === 'false').length;
}
