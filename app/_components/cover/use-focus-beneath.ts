'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { CoverState } from './use-cover.ts';

/** Who has opened a cover is led to what lies beneath it, since the button over it has gone. */
export function useFocusBeneath(beneath: RefObject<HTMLElement | null>, cover: CoverState): void {
  const before = useRef(cover);
  useEffect(() => {
    const opened = before.current !== 'open' && cover === 'open';
    before.current = cover;
    if (opened && document.activeElement === document.body) beneath.current?.focus({ preventScroll: true });
  }, [beneath, cover]);
}
