'use client';
import { useEffect, useRef } from 'react';

/**
 * A new question takes the focus to its heading, so that a screen reader and the keyboard start there; unless somebody is
 * busy in a sheet over the page.
 */
export function useQuestionFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.querySelector('dialog[open]') === null) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}
