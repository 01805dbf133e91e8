'use client';
import { useServerClock } from '#app/_connection/use-server-clock.ts';
import { beatLength, BEATS, type Told } from './beats.ts';

/** Returns the present beat of a price, by server time, the same on the screen and on every phone. */
export function useBeat({ price, time }: Told): {
  readonly beat: number;
  readonly amount: number;
  /** Whether the screen has shown the whole price and now shows the buyer. */
  readonly isThere: boolean;
} {
  const now = useServerClock(true);
  const passed = Math.floor((now - time.opened) / beatLength(time)) + 1;
  const beat = Math.min(BEATS, Math.max(1, passed));
  return { beat, amount: Math.round((price * beat) / BEATS), isThere: beat === BEATS };
}
