'use client';
import { useEffect, type RefObject } from 'react';

/** What stands beside a page is narrower than this part of it. */
const BESIDE = 0.6;

/** What takes the focus, or is looked for, is brought into sight above the decision that stays at the lower edge. */
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

/** How much (px) of its lower edge lies beneath a decision, whatever of the page is scrolled there. */
function coveredAtEndOf(scroller: HTMLElement): number {
  const stays = [...scroller.querySelectorAll<HTMLElement>('[data-decision]')].filter(
    (decision) =>
      decision.offsetWidth > BESIDE * scroller.clientWidth && getComputedStyle(decision).position === 'sticky',
  );
  return Math.max(0, ...stays.map(({ offsetHeight }) => offsetHeight));
}
