'use client';
import { useEffect, useState } from 'react';

/** Returns the value when it last rested for `ms`: what a screen reader should hear of a moving number. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [value, ms]);
  return settled;
}
