import { setTimeout as sleep } from 'node:timers/promises';
import type { RateLimit } from './rate-limits.ts';

/** How long somebody may be made to wait for their turn (ms). */
export const MAX_WAIT_MS = 3_000;

/**
 * Lets whoever comes too fast wait for their turn instead of turning them away, so that an honest rush only takes longer
 * and a hostile one costs no more than a steady stream. `false` when too many wait already: it comes late as well, so
 * that trying again at once is of no use.
 */
export async function throttle(limit: RateLimit, who: string, longest = MAX_WAIT_MS, cost = 1): Promise<boolean> {
  const wait = limit.wait(who);
  const hasTurn = wait <= longest;
  for (let spent = 0; hasTurn && spent < cost; spent += 1) limit.spend(who);
  if (wait > 0) await sleep(Math.min(wait, longest), undefined, { ref: false });
  return hasTurn;
}
