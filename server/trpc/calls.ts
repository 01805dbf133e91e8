import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
} from '@trpc/server';
import type { Context } from './context.ts';
import { appRouter } from './root.ts';

/** The means to answer one request. */
export interface Answering {
  readonly contextOf: (req: IncomingMessage) => Context;
  /** Reads the body as text; rejects if it is too large. */
  readonly read: (req: IncomingMessage) => Promise<string>;
  readonly failed: (error: TRPCError) => void;
}

/** The path of the API on the HTTP server. Everything below it belongs to the API. */
export const API_PATH = '/api/trpc/';

/**
 * Answers one call of the API in the format of tRPC's own handler. That handler first builds web requests and answers,
 * with streams and signals that we do not need. This would cost more than all the rest of a command.
 */
export async function answerCall(
  req: IncomingMessage,
  res: ServerResponse,
  { contextOf, read, failed }: Answering,
): Promise<void> {
  const { path, query } = askedBy(req);
  const type = req.method === 'GET' ? 'query' : 'mutation';
  try {
    const sent = type === 'query' ? query.get('input') : await read(req);
    mustBeOneCall(path, type, query);
    // An unreadable body matters only to procedures that take input.
    const getRawInput = () => Promise.resolve(sent).then(inputIn);
    const call = { path, type, ctx: contextOf(req), getRawInput, signal: undefined, batchIndex: 0 } as const;
    const data: unknown = await callTRPCProcedure({ ...call, router: appRouter });
    answer(req, res, 200, { result: { data } });
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    failed(error);
    const { _config: config } = appRouter._def;
    const shape = getTRPCErrorShape({ config, error, type, path, input: undefined, ctx: undefined });
    answer(req, res, shape.data.httpStatus, { error: shape });
  }
}

function askedBy({ url = '' }: IncomingMessage): { readonly path: string; readonly query: URLSearchParams } {
  const [path = '', query] = url.split('?', 2);
  return { path: path.slice(API_PATH.length), query: new URLSearchParams(query) };
}

function mustBeOneCall(path: string, type: 'query' | 'mutation', query: URLSearchParams): void {
  // A batch would admit many calls at once, before the first has been counted.
  if (query.has('batch')) throw new TRPCError({ code: 'BAD_REQUEST' });
  const known = Object.hasOwn(PROCEDURES, path) ? PROCEDURES[path] : undefined;
  if (known !== undefined && known._def.type !== type) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
}

/** The procedures by name, such as `game.act`. */
const PROCEDURES = (appRouter as AnyTRPCRouter)._def.procedures as Readonly<Record<string, AnyTRPCProcedure>>;

function inputIn(sent: string | null): unknown {
  try {
    return sent === null ? undefined : (JSON.parse(sent) as unknown);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}

function answer(req: IncomingMessage, res: ServerResponse, status: number, said: object): void {
  const body = JSON.stringify(said);
  res.writeHead(status, {
    Vary: 'trpc-accept, accept',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    // Close the connection if the client is still sending.
    ...(req.complete ? {} : { Connection: 'close' }),
  });
  res.end(body);
}
