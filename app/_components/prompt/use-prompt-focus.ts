'use client';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a new prompt, so that screen readers and the keyboard start there, unless the user
 * works in a sheet above the page.
 */
export function useQuestionFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.querySelector('dialog[open]') === null) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}
