'use client';
import { formatClock } from '#client';
import { useServerClock } from '#app/_connection/use-server-clock.ts';
import { HAD_TIME, formatAsked, formatTimeLeft } from './desk-messages.ts';

interface WaitingProps {
  /** Server time, ms. */
  readonly since: number;
}

/** Shows how long a decision has been open: `1:52`. */
export function WaitingClock({ since }: WaitingProps) {
  const now = useServerClock(true);
  return <span aria-hidden>{formatClock(now - since)}</span>;
}

/** Shows in words how long a decision has been open: `Asked 1 minute 52 seconds ago.` */
export function WaitingMessages({ since }: WaitingProps) {
  const now = useServerClock(true);
  return <>{formatAsked(now - since)}</>;
}

/** Shows for how long only the seat itself may answer. */
export function TimeToAnswer({ from }: { readonly from: number }) {
  const now = useServerClock(true);
  return <>{now < from ? formatTimeLeft(from - now) : HAD_TIME}</>;
}

/** Shows the time left in a window: `0:06`. */
export function ClosingClock({ deadline }: { readonly deadline: number }) {
  const now = useServerClock(true);
  return <>{formatClock(deadline - now)}</>;
}
