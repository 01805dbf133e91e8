'use client';
import { useEffect, useState } from 'react';

/** A value that disappears after `lasts` ms, such as a code that works for some minutes only. */
export function useExpiringState<T>(lasts: number): readonly [T | null, (value: T | null) => void] {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => {
      setValue(null);
    }, lasts);
    return () => {
      clearTimeout(timer);
    };
  }, [value, lasts]);
  return [value, setValue];
}
