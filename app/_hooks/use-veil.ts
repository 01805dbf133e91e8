'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useOnLeave } from './use-on-leave.ts';

/** Pressed shorter than this, a cover opens by tap instead of by holding. */
const TAP_MS = 300;
/** How long a tap keeps it open, for those who cannot hold. */
export const PEEK_MS = 10_000;

type Cover = 'covered' | 'held' | 'peek';

/**
 * A cover that opens while held (finger or Space) and closes on lift, or opens for ten seconds by a tap. It closes at
 * once when the page is left. `handlers` belong on one button that stays in place, open or not.
 */
export function useVeil() {
  const [cover, setCover] = useState<Cover>('covered');
  const press = useRef<{ at: number; from: Cover; byPointer: boolean }>({ at: 0, from: 'covered', byPointer: false });
  useOnLeave(() => {
    setCover('covered');
  });
  useEffect(() => {
    if (cover !== 'peek') return;
    const timer = setTimeout(() => {
      setCover('covered');
    }, PEEK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [cover]);

  const down = (at: number, byPointer: boolean) => {
    press.current = { at, from: cover, byPointer };
    setCover('held');
  };
  const up = (at: number) => {
    const tapped = at - press.current.at < TAP_MS && press.current.from === 'covered';
    setCover(tapped ? 'peek' : 'covered');
  };
  const isKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) down(event.timeStamp, true);
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.button === 0) up(event.timeStamp);
    },
    onPointerCancel: () => {
      press.current.byPointer = false;
      setCover('covered');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      if (!event.repeat) down(event.timeStamp, false);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      up(event.timeStamp);
    },
    onBlur: () => {
      if (cover === 'held') setCover('covered');
    },
    // A click that no finger made comes from a screen reader: it opens and closes by tap.
    onClick: () => {
      if (!press.current.byPointer) setCover(cover === 'covered' ? 'peek' : 'covered');
      press.current.byPointer = false;
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
    },
  };
  return { open: cover !== 'covered', handlers };
}
