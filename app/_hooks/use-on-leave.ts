'use client';
import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page is hidden, put away or loses the window: the moment to cover what is secret. */
export function useOnLeave(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
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
