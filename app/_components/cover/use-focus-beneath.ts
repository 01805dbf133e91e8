'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { CoverState } from './use-cover.ts';

/** Moves the focus to the content of an opened cover, because the button over the content has disappeared. */
export function useFocusBeneath(beneath: RefObject<HTMLElement | null>, cover: CoverState): void {
  const before = useRef(cover);
  useEffect(() => {
    const opened = before.current !== 'open' && cover === 'open';
    before.current = cover;
    if (opened && document.activeElement === document.body) beneath.current?.focus({ preventScroll: true });
  }, [beneath, cover]);
}
