'use client';
import { useSyncExternalStore } from 'react';
import { deskToken, deviceSeats, noSeats, watchDevice, type DeviceSeats } from './seat-tokens.ts';

/** The seats this device holds at a table; `null` until the browser has been asked. */
export function useSeatTokens(code: string): DeviceSeats | null {
  const inBrowser = useInBrowser();
  const seats = useSyncExternalStore(watchDevice, () => deviceSeats(code), noSeats);
  return inBrowser ? seats : null;
}

/** The moderator's token for a table; `undefined` until the browser has been asked, `null` without one. */
export function useDeskToken(code: string): string | null | undefined {
  const inBrowser = useInBrowser();
  const token = useSyncExternalStore(
    watchDevice,
    () => deskToken(code),
    () => null,
  );
  return inBrowser ? token : undefined;
}

const neverChanges = () => () => undefined;

/** False during hydration of the server's page, true afterwards. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
