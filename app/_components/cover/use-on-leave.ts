'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTurns } from './keep-alive-page.tsx';

/**
 * Calls back when the page is hidden, kept in the background, or loses the window: secrets must be covered then. A
 * hidden kept page runs nothing, so it calls back on return, before it is visible.
 */
export function useOnLeave(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  const turns = useTurns();
  const seen = useRef(turns);
  useLayoutEffect(() => {
    if (seen.current === turns) return;
    seen.current = turns;
    leave();
  }, [turns]);
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const left = () => {
      leave();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('blur', left);
    window.addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('blur', left);
      window.removeEventListener('pagehide', left);
    };
  }, []);
}
