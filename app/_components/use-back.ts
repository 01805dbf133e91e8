'use client';
import { useEffect, useEffectEvent } from 'react';
import { openForBack } from './back.ts';

/** While something is open, Back closes it instead of leaving the page. */
export function useBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    return openForBack(() => {
      close();
    });
  }, [isOpen]);
}
