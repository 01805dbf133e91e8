'use client';
import { useEffect, type RefObject } from 'react';

/** A part narrower than this fraction stands next to the page. */
const BESIDE = 0.6;

/** Scrolls a focused or found element into view above the decision at the lower edge. */
export function useClearOfDecision(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = part.current?.querySelector('main');
    if (scroller === null || scroller === undefined) return;
    const measure = () => {
      scroller.style.scrollPaddingBottom = `${coveredAtEndOf(scroller)}px`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    for (const page of scroller.children) observer.observe(page);
    return () => {
      observer.disconnect();
      scroller.style.scrollPaddingBottom = '';
    };
  }, [part]);
}

/** Returns the height (px) of the page's lower end that stays below a decision at any scroll position. */
function coveredAtEndOf(scroller: HTMLElement): number {
  const stays = [...scroller.querySelectorAll<HTMLElement>('[data-decision]')].filter(
    (decision) =>
      decision.offsetWidth > BESIDE * scroller.clientWidth && getComputedStyle(decision).position === 'sticky',
  );
  return Math.max(0, ...stays.map(({ offsetHeight }) => offsetHeight));
}
