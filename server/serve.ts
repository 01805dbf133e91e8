import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import type { Origin } from './application/addresses.ts';
import { createApplication, resumeClocks, type Surroundings } from './application/application.ts';
import { createRateLimits, type RateLimits } from './application/rate-limits.ts';
import { Broken } from './application/report.ts';
import type { Services } from './application/services.ts';
import type { Config } from './config.ts';
import { setSecurityHeaders } from './headers.ts';
import { listen } from './listen.ts';
import { openPages } from './pages.ts';
import { attachLive } from './realtime/live.ts';
import type { EventStore } from './store/event-store.ts';
import { createContext, type Shared } from './trpc/context.ts';
import { appRouter } from './trpc/root.ts';

const API = '/api/trpc/';
const LARGEST_BODY = 64 * 1024;

export interface RunningServer {
  readonly origin: Origin;
  readonly services: Services;
  close(): Promise<void>;
}

/** Tests may bring their own clock, chance and limits. */
export interface Arrangements extends Surroundings {
  readonly limits?: RateLimits;
}

/** Starts everything on one port: tRPC, Socket.IO and the pages. Resolves when devices may come. */
export async function serve(
  config: Config,
  store: EventStore,
  arrangements: Arrangements = {},
): Promise<RunningServer> {
  const services = createApplication(store, arrangements);
  const limits = arrangements.limits ?? createRateLimits(services.now);
  let origin: Origin = config;

  const http = createServer();
  const pages = await openPages(config, http);
  const api = apiHandler({ services, limits, origin: () => origin });
  http.on('request', (req: IncomingMessage, res: ServerResponse) => {
    setSecurityHeaders(req, res, config.pages === 'dev');
    if (req.url?.startsWith(API)) api(req, res);
    else void pages.handle(req, res);
  });
  const io = attachLive(http, services, limits, config.pages !== 'dev');

  await resumeClocks(services);
  origin = { ...config, port: await listen(http, config) };

  return {
    origin,
    services,
    async close() {
      services.clock.stop();
      const closed = io.close();
      http.closeAllConnections();
      await closed;
      await pages.close();
      await store.close();
    },
  };
}

function apiHandler(shared: Shared): RequestListener {
  return createHTTPHandler({
    router: appRouter,
    basePath: API,
    maxBodySize: LARGEST_BODY,
    createContext: ({ req }) => createContext(shared, req),
    responseMeta: () => ({ headers: new Headers([['Cache-Control', 'no-store']]) }),
    onError: ({ error }) => {
      // `Broken` has been reported where it happened, with the table's name.
      if (error.code !== 'INTERNAL_SERVER_ERROR' || error.cause instanceof Broken) return;
      shared.services.report(error.cause ?? error, { code: null, position: null });
    },
  });
}
