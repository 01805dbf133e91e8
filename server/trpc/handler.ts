import type { RequestListener } from 'node:http';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import { Broken } from '../application/report.ts';
import { readWithinBounds } from './bounds.ts';
import { createContext, type Shared } from './context.ts';
import { appRouter } from './root.ts';
import { LARGEST_FILE } from './tables/restore.ts';

/** Where the API stands on the HTTP server; everything below it is its own. */
export const API_PATH = '/api/trpc/';

const LARGEST_BODY = 64 * 1024;

/** The one request that carries a whole table; by itself, since calls are not batched. */
const RESTORE = `${API_PATH}tables.restore`;

export function apiHandler(shared: Shared): RequestListener {
  const usual = handlerOf(shared, LARGEST_BODY);
  const restoring = handlerOf(shared, LARGEST_FILE + LARGEST_BODY);
  return (req, res) => {
    const path = req.url?.split('?')[0];
    (path === RESTORE ? restoring : usual)(req, res);
  };
}

function handlerOf(shared: Shared, largestBody: number): RequestListener {
  return createHTTPHandler({
    router: appRouter,
    basePath: API_PATH,
    middleware(req, res, next) {
      readWithinBounds(req, largestBody).then(
        () => {
          next();
        },
        (error: unknown) => {
          // Whoever sends on is not listened to.
          if (!req.complete) res.setHeader('Connection', 'close');
          next(error);
        },
      );
    },
    // Many calls in one request would all be let in before the first has been counted.
    allowBatching: false,
    createContext: ({ req }) => createContext(shared, req),
    responseMeta: () => ({ headers: new Headers([['Cache-Control', 'no-store']]) }),
    onError: ({ error }) => {
      // `Broken` has been reported where it happened, with its table.
      if (error.code !== 'INTERNAL_SERVER_ERROR' || error.cause instanceof Broken) return;
      shared.services.report(error.cause ?? error, { code: null, position: null });
    },
  });
}
