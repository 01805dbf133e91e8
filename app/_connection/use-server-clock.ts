'use client';
import { useEffect, useState } from 'react';
import { useLive } from './live.tsx';

/** How often a visible clock is read. */
const TICK_MS = 200;

/** Returns the server time in ms. It ticks only while `running`, so that a page without a clock does not render. */
export function useServerClock(running: boolean): number {
  const { clockShift } = useLive();
  const [deviceTime, setDeviceTime] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setDeviceTime(Date.now());
    const timer = setInterval(() => {
      setDeviceTime(Date.now());
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [running]);
  return deviceTime + clockShift;
}
