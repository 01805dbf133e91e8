import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Origin } from './application/addresses.ts';
import { createApplication, resumeClocks, type Surroundings } from './application/application.ts';
import { createRateLimits, type RateLimits } from './application/rate-limits.ts';
import type { Services } from './application/services.ts';
import type { Config } from './config.ts';
import { setSecurityHeaders } from './headers.ts';
import { listen } from './listen.ts';
import { openPages, type Pages } from './pages.ts';
import { attachLive } from './realtime/live.ts';
import type { EventStore } from './store/event-store.ts';
import { API_PATH, apiHandler } from './trpc/handler.ts';

/** Phones think for a while between two requests; a new connection each time would cost them a moment. */
const KEEP_ALIVE = 60_000;

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

  await resumeClocks(services);
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE });
  const listening = listen(http, config);
  // After the port, which is quick to say whether it is free.
  const pages = listening.then(() => openPages(config, http));
  const api = apiHandler({ services, limits, origin: () => origin });
  http.on('request', route(api, pages, services, config.pages === 'dev'));
  const io = attachLive(http, services, limits, config.pages !== 'dev');

  const { close: closePages } = await pages;
  origin = { ...config, port: await listening };

  return {
    origin,
    services,
    async close() {
      services.clock.stop();
      const closed = io.close();
      http.closeAllConnections();
      await closed;
      await closePages();
      await store.close();
    },
  };
}

/** Sends each request to whom it is for. */
function route(api: RequestListener, pages: Promise<Pages>, services: Services, dev: boolean): RequestListener {
  return (req: IncomingMessage, res: ServerResponse) => {
    setSecurityHeaders(req, res, dev);
    if (req.url?.startsWith(API_PATH) === true) {
      api(req, res);
      return;
    }
    pages
      .then(({ handle }) => handle(req, res))
      .catch((error: unknown) => {
        services.report(error, { code: null, position: null });
        res.destroy();
      });
  };
}
