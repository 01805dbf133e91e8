'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is at least so many rem wide: whether there is room for a drawing beside text of the size that its
 * reader has chosen. True until measured. It notices a new width, a zoom and another text size.
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
