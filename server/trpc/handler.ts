import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { TRPCError } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { addressOf } from '../address-of.ts';
import { throttle } from '../application/throttle.ts';
import { InternalError } from '../application/error-reporter.ts';
import { holderOf } from '../application/seats.ts';
import { COST } from '../application/strangers.ts';
import { MAX_FILE } from '../application/table-file/bounds.ts';
import { MAX_BODY, readWithinBounds } from './bounds.ts';
import { answerCall, API_PATH, type Answering } from './calls.ts';
import { bearerToken, createContext, type Context, type Shared } from './context.ts';
import { limited } from './errors.ts';
import { SENTENCES } from './init.ts';
import { appRouter } from './root.ts';

/** The one request that carries a whole table. It is sent alone, because calls are not batched. */
const RESTORE = `${API_PATH}tables.restore`;
const MAX_TABLE = MAX_FILE + MAX_BODY;

type Options = Parameters<typeof createHTTPHandler<typeof appRouter>>[0];
type Reading = Pick<Options, 'middleware' | 'maxBodySize'>;

/** The worker of a file gets it unread. */
const AS_FILE: Reading = { maxBodySize: MAX_TABLE };

const UNREAD: Reading = {
  middleware(req, res, next) {
    if (!req.complete) res.setHeader('Connection', 'close');
    next();
  },
  maxBodySize: 1,
};

export function apiHandler(shared: Shared): RequestListener {
  const answering: Answering = {
    contextOf: (req) => createContext(shared, req),
    read: readWithinBounds,
    failed: reportTo(shared),
  };
  return (req, res) => {
    const path = req.url?.split('?')[0];
    void hasItsTurn(shared, req).then((hasTurn) => {
      if (!hasTurn) rejectJoin(res);
      else if (path === RESTORE) restoring(shared, req)(req, res);
      else void answerCall(req, res, answering);
    });
  };
}

/** Waits for the turn of this address. Requests without a valid token also wait for the budget of all strangers. */
async function hasItsTurn({ services, limits, strangers }: Shared, req: IncomingMessage): Promise<boolean> {
  const address = addressOf(req);
  if (!(await throttle(limits.requests, address))) return false;
  const token = bearerToken(req.headers.authorization);
  // If the disk cannot be read, the later steps report it.
  const holder = token === null ? null : await holderOf(services, token).catch(() => null);
  if (token === null || holder === null) return strangers.pace(address, COST.request);
  strangers.know(address, token);
  return true;
}

/** Refuses the request in the API's format, without further work. */
function rejectJoin(res: ServerResponse): void {
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, retryAfter: 3 };
  const error = { message: SENTENCES.TOO_MANY_REQUESTS, code: TRPC_ERROR_CODES_BY_KEY.TOO_MANY_REQUESTS, data };
  res.writeHead(429, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' });
  res.end(JSON.stringify({ error }));
}

/** Decides whether a table may be restored before reading the body. The body of a refused request is dropped. */
function restoring(shared: Shared, req: IncomingMessage): RequestListener {
  try {
    const context = createContext(shared, req);
    canRestore(context, req);
    return handlerOf(shared, () => context, AS_FILE);
  } catch (refused) {
    return handlerOf(
      shared,
      () => {
        throw refused;
      },
      UNREAD,
    );
  }
}

function canRestore({ isHost, limits, address }: Context, { headers }: IncomingMessage): void {
  if (!isHost()) throw new TRPCError({ code: 'FORBIDDEN' });
  // Each attempt costs the server a tenth of a second. That also protects the passphrase.
  limited(limits.files, address);
  if (Number(headers['content-length'] ?? 0) > MAX_TABLE) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
}

function handlerOf(
  shared: Shared,
  contextOf: (req: IncomingMessage) => Context | Promise<Context>,
  reading: Reading,
): RequestListener {
  const failed = reportTo(shared);
  return createHTTPHandler({
    router: appRouter,
    basePath: API_PATH,
    ...reading,
    allowBatching: false,
    createContext: async ({ req }) => contextOf(req),
    responseMeta: () => ({ headers: new Headers([['Cache-Control', 'no-store']]) }),
    onError: ({ error }) => {
      failed(error);
    },
  });
}

/** Records an error, unless the code that met it has already recorded it. */
export const reportTo =
  ({ services }: Pick<Shared, 'services'>) =>
  (error: TRPCError): void => {
    // `Broken` has already been reported, with its table.
    if (error.code !== 'INTERNAL_SERVER_ERROR' || error.cause instanceof InternalError) return;
    services.report(error.cause ?? error, { code: null, position: null });
  };
