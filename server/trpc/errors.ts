import { TRPCError } from '@trpc/server';
import { throttle, MAX_WAIT_MS } from '../application/throttle.ts';
import type { RateLimit } from '../application/rate-limits.ts';
import { TableNotFound, NotAuthorized } from '../application/refusals.ts';

/** Why a request was turned away, and for how long (ms). */
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

/** Uses one try, or turns the request away. */
export function limited(limit: RateLimit, who: string): void {
  const wait = limit.wait(who);
  if (wait > 0) throw tooMany(wait);
  limit.spend(who);
}

/** Uses one try when its turn has come, or turns the request away where too many wait already. */
export async function paced(limit: RateLimit, who: string): Promise<void> {
  if (!(await throttle(limit, who))) throw tooMany(MAX_WAIT_MS);
}

/** One allowance, and whose of it: an address's, a table's. */
export interface Spending {
  readonly limit: RateLimit;
  readonly who: string;
}

/** For secrets: trying wrong ones is limited by each of these, showing the right one uses none of them up. */
export const spendingOnRefusal = <Answer extends Attempt>(spendings: Spendings, attempt: () => Promise<Answer>) =>
  spendingUnless((ok) => ok, spendings, attempt);

/** For what stays: having it is limited by each of these, being refused it uses none of them up. */
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
  // Counted before it is answered, so that many at once are not all let in.
  for (const { limit, who } of spendings) limit.spend(who);
  const answer = await attempt();
  if (isFree(answer.ok)) for (const { limit, who } of spendings) limit.refund(who);
  return answer;
}

/** Who-are-you and not-found, as the application throws them, in the transport's terms. */
export function translated(error: TRPCError): TRPCError {
  if (error.cause instanceof TableNotFound) return new TRPCError({ code: 'NOT_FOUND', cause: error.cause });
  if (error.cause instanceof NotAuthorized) return new TRPCError({ code: 'UNAUTHORIZED', cause: error.cause });
  return error;
}
