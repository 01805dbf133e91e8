'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is at least this many rem wide, so that a drawing fits next to text of the reader's size. The
 * result is true until the first measurement. It follows changes of width, zoom and text size.
 */
export function useRoom(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [room, setRoom] = useState(true);
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const textSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(measured.clientWidth >= rem * textSize);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => {
      observer.disconnect();
    };
  }, [element, rem]);
  return room;
}
