import type { IncomingMessage } from 'node:http';
import { TRPCError } from '@trpc/server';
import { bodyOf } from '../edge/body.ts';
import { DEEPEST } from '../edge/gate.ts';
import { isDeeperThan } from '../edge/json-depth.ts';

/**
 * Takes in what a request brings and looks at it before it is read as JSON: no more than `most` bytes, no deeper than a
 * message is. It then stands in `req.body`, where it is read from, once.
 */
export async function readWithinBounds(req: IncomingMessage & { body?: string }, most: number): Promise<void> {
  const body = await bodyOf(req, most);
  if (body === null) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
  if (isDeeperThan(DEEPEST, body)) throw new TRPCError({ code: 'BAD_REQUEST' });
  req.body = body;
}
