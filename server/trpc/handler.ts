import type { RequestListener } from 'node:http';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import { Broken } from '../application/report.ts';
import { createContext, type Shared } from './context.ts';
import { appRouter } from './root.ts';

/** Where the API stands on the HTTP server; everything below it is its own. */
export const API_PATH = '/api/trpc/';

const LARGEST_BODY = 64 * 1024;

export function apiHandler(shared: Shared): RequestListener {
  return createHTTPHandler({
    router: appRouter,
    basePath: API_PATH,
    maxBodySize: LARGEST_BODY,
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
