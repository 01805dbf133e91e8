'use client';
import { useLayoutEffect, useRef } from 'react';

/**
 * Room at the head of a page for the strips that lie over it. When one comes, grows or goes, room and scroll position
 * change by the same amount in the same frame: everything stays where it is on the glass, and what the strips cover can
 * be pulled out from under them. A page that is opened while strips lie there begins beneath them. Room that was pulled
 * into sight outlasts its strip, or the page would slide after all; it goes once it has been scrolled away.
 *
 * @param at which page it is; another one is read from its beginning
 */
export function useRoomForStrips(at: string | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const strips = useRef<HTMLDivElement>(null);
  const room = useRef<Room>(null);
  useLayoutEffect(() => {
    if (page.current === null || strips.current === null) return;
    const scroller = scrollerOf(page.current);
    const laid = layRoom(page.current, strips.current, scroller ?? document.documentElement);
    room.current = laid;
    const observer = new ResizeObserver(laid.settle);
    observer.observe(strips.current);
    // What the window scrolls is told to the document.
    const told = scroller ?? document;
    told.addEventListener('scrollend', laid.settle);
    return () => {
      observer.disconnect();
      told.removeEventListener('scrollend', laid.settle);
      laid.clear();
    };
  }, []);
  useLayoutEffect(() => {
    room.current?.begin();
  }, [at]);
  return { page, strips };
}

/** The box that the page is scrolled in; `null` where that is the window. */
function scrollerOf(page: HTMLElement): HTMLElement | null {
  let outer = page.parentElement;
  while (outer !== null && getComputedStyle(outer).overflowY !== 'auto') outer = outer.parentElement;
  return outer;
}

interface Room {
  /** Another page, from its beginning. */
  readonly begin: () => void;
  /** The strips, or what was scrolled, are not as they were. */
  readonly settle: () => void;
  readonly clear: () => void;
}

function layRoom(page: HTMLElement, strips: HTMLElement, scroller: HTMLElement): Room {
  let covered = 0;
  let room = 0;
  /** With how much room the page began: so much less of the window it fills by itself. */
  let begun = 0;
  const measure = () =>
    Math.ceil(strips.getBoundingClientRect().height + parseFloat(getComputedStyle(strips).marginBottom));
  // Where the page stands on the glass is seen to here alone.
  scroller.style.overflowAnchor = 'none';
  // On a laptop the room would bring a bar to scroll by, and the bar would make the page narrower.
  if (scroller === document.documentElement) scroller.style.scrollbarGutter = 'stable';
  const lay = (scrolled: number) => {
    page.style.setProperty('--room', `${room}px`);
    page.style.setProperty('--begun', `${begun}px`);
    // What takes the focus is brought into sight beneath the strips.
    scroller.style.scrollPaddingTop = `${covered}px`;
    scroller.scrollTop = scrolled;
  };
  return {
    begin() {
      covered = measure();
      room = covered;
      begun = covered;
      lay(0);
    },
    settle() {
      // Pulled beyond its beginning, a page springs back.
      const scrolled = Math.max(0, scroller.scrollTop);
      const measured = measure();
      const next = Math.max(measured, room - scrolled);
      if (measured === covered && next === room) return;
      const slid = next - room;
      covered = measured;
      room = next;
      begun = Math.min(begun, next);
      lay(scrolled + slid);
    },
    clear() {
      scroller.style.overflowAnchor = '';
      scroller.style.scrollbarGutter = '';
      scroller.style.scrollPaddingTop = '';
    },
  };
}
