import { TRPCError } from '@trpc/server';
import { NoSuchTable, NotHeld } from '../application/refusals.ts';

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

/** Who-are-you and not-found, as the application throws them, in the transport's terms. */
export function translated(error: TRPCError): TRPCError {
  if (error.cause instanceof NoSuchTable) return new TRPCError({ code: 'NOT_FOUND', cause: error.cause });
  if (error.cause instanceof NotHeld) return new TRPCError({ code: 'UNAUTHORIZED', cause: error.cause });
  return error;
}
