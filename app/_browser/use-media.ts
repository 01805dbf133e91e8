'use client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds now; false on the server. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => (typeof window === 'undefined' ? null : matchMedia(query)), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => false,
  );
}
