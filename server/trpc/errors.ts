import { TRPCError } from '@trpc/server';
import { throttle, MAX_WAIT_MS } from '../application/throttle.ts';
import type { RateLimit } from '../application/rate-limits.ts';
import { TableNotFound, NotAuthorized } from '../application/refusals.ts';

/** A request refused by a rate limit, with the wait (ms). */
export class RateLimited extends Error {
  override readonly name = 'RateLimited';
  readonly wait: number;

  constructor(wait: number) {
    super();
    this.wait = wait;
  }
}

export const tooMany = (wait: number): TRPCError =>
  new TRPCError({ code: 'TOO_MANY_REQUESTS', cause: new RateLimited(wait) });

/** Uses one attempt, or refuses the request. */
export function limited(limit: RateLimit, who: string): void {
  const wait = limit.wait(who);
  if (wait > 0) throw tooMany(wait);
  limit.spend(who);
}

/** Waits for its turn and uses one attempt. Refuses the request if too many wait already. */
export async function paced(limit: RateLimit, who: string): Promise<void> {
  if (!(await throttle(limit, who))) throw tooMany(MAX_WAIT_MS);
}

/** An allowance and its owner, such as an address or a table. */
export interface Spending {
  readonly limit: RateLimit;
  readonly who: string;
}

/** Wraps a check of a secret: a wrong secret uses up each of these allowances, the right one none. */
export const spendingOnRefusal = <Answer extends Attempt>(spendings: Spendings, attempt: () => Promise<Answer>) =>
  spendingUnless((ok) => ok, spendings, attempt);

/** Wraps a creation: a success uses up each of these allowances, a refusal none. */
export const spendingOnSuccess = <Answer extends Attempt>(spendings: Spendings, attempt: () => Promise<Answer>) =>
  spendingUnless((ok) => !ok, spendings, attempt);

type Spendings = readonly Spending[];

interface Attempt {
  readonly ok: boolean;
}

async function spendingUnless<Answer extends Attempt>(
  isFree: (ok: boolean) => boolean,
  spendings: Spendings,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const wait = Math.max(0, ...spendings.map(({ limit, who }) => limit.wait(who)));
  if (wait > 0) throw tooMany(wait);
  // The attempts count before the answer, so that many at once are not all admitted.
  for (const { limit, who } of spendings) limit.spend(who);
  const answer = await attempt();
  if (isFree(answer.ok)) for (const { limit, who } of spendings) limit.refund(who);
  return answer;
}

/** Translates the application's errors for authentication and not-found into tRPC's. */
export function translated(error: TRPCError): TRPCError {
  if (error.cause instanceof TableNotFound) return new TRPCError({ code: 'NOT_FOUND', cause: error.cause });
  if (error.cause instanceof NotAuthorized) return new TRPCError({ code: 'UNAUTHORIZED', cause: error.cause });
  return error;
}
