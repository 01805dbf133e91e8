'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTurns } from './keep-alive-page.tsx';

/**
 * Calls back when the page is hidden, put away or loses the window: the moment to cover what is secret. Nothing runs on a
 * page that is kept while it is away: there it calls back on return, before anybody sees it.
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
