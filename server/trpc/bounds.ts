import type { IncomingMessage } from 'node:http';
import { TRPCError } from '@trpc/server';
import { bodyOf } from '../edge/body.ts';
import { DEEPEST } from '../edge/gate.ts';
import { isDeeperThan } from '../edge/json-depth.ts';

export const MAX_BODY = 64 * 1024;

/** Takes in what a request brings and looks at it before it is read as JSON: no more, and no deeper, than a message is. */
export async function readWithinBounds(req: IncomingMessage): Promise<string> {
  const body = await bodyOf(req, MAX_BODY);
  if (body === null) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
  if (isDeeperThan(DEEPEST, body)) throw new TRPCError({ code: 'BAD_REQUEST' });
  return body;
}
