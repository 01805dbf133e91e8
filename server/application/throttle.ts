import { setTimeout as sleep } from 'node:timers/promises';
import type { RateLimit } from './rate-limits.ts';

/** The maximum time that a request may wait for its turn (ms). */
export const MAX_WAIT_MS = 3_000;

/**
 * Delays requests that come too fast, instead of refusing them. An honest rush only takes longer, and a hostile rush
 * costs no more than a steady stream. Returns `false` if too many requests wait already. The refusal is delayed as
 * well, so that an immediate retry is useless.
 */
export async function throttle(limit: RateLimit, who: string, longest = MAX_WAIT_MS, cost = 1): Promise<boolean> {
  const wait = limit.wait(who);
  const hasTurn = wait <= longest;
  for (let spent = 0; hasTurn && spent < cost; spent += 1) limit.spend(who);
  if (wait > 0) await sleep(Math.min(wait, longest), undefined, { ref: false });
  return hasTurn;
}
