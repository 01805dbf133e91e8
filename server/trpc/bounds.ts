import type { IncomingMessage } from 'node:http';
import { TRPCError } from '@trpc/server';
import { bodyOf } from '../edge/body.ts';
import { DEEPEST } from '../edge/gate.ts';
import { isDeeperThan } from '../edge/json-depth.ts';

export const MAX_BODY = 64 * 1024;

/** Reads the body of a request and checks its size and depth before it is parsed as JSON. */
export async function readWithinBounds(req: IncomingMessage): Promise<string> {
  const body = await bodyOf(req, MAX_BODY);
  if (body === null) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
  if (isDeeperThan(DEEPEST, body)) throw new TRPCError({ code: 'BAD_REQUEST' });
  return body;
}
