'use client';
import { useEffect, type RefObject } from 'react';

/** A hidden rest smaller than this (px) does not count. */
const LEAST = 12;

/** Marks an element (`data-more`) while its scrolling page continues below the lower edge. */
export function useMoreBelow(marked: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = marked.current;
    const scroller = element?.querySelector('main');
    if (element === null || scroller === null || scroller === undefined) return;
    const mark = () => {
      const rest = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      element.dataset['more'] = String(rest > LEAST);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(scroller);
    for (const page of scroller.children) observer.observe(page);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [marked]);
}
