import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Origin } from './application/addresses.ts';
import { createApplication, resumeClocks, type ApplicationOptions } from './application/application.ts';
import { unreadHostKey, type HostKey } from './application/host.ts';
import { createRateLimits, type RateLimits } from './application/rate-limits.ts';
import type { Services } from './application/services.ts';
import { createStrangers } from './application/strangers.ts';
import { createProcessorShares } from './application/processor-shares.ts';
import { redirectsCapitals } from './capital-paths.ts';
import type { Config } from './config.ts';
import type { Room } from './edge/limit-connections.ts';
import { createEdge } from './edge/edge.ts';
import { listen } from './listen.ts';
import { openPages, type Pages } from './pages.ts';
import { throttledPages } from './throttled-pages.ts';
import { attachLive } from './realtime/live.ts';
import type { LiveServer } from './realtime/protocol.ts';
import type { EventStore } from './store/event-store.ts';
import { API_PATH } from './trpc/calls.ts';
import { apiHandler } from './trpc/handler.ts';
import { callsBySocket } from './trpc/socket-calls.ts';

export interface RunningServer {
  readonly origin: Origin;
  readonly services: Services;
  readonly live: LiveServer;
  close(): Promise<void>;
}

/** Settings of the machine and of tests: clock, chance and limits. */
export interface Arrangements extends ApplicationOptions {
  readonly limits?: RateLimits;
  readonly room?: Room;
  /** Without a key only the machine itself is the host. */
  readonly hostKey?: HostKey;
}

/** Starts everything on one port: tRPC, Socket.IO and the pages. Resolves when devices may connect. */
export async function serve(
  config: Config,
  store: EventStore,
  arrangements: Arrangements = {},
): Promise<RunningServer> {
  const services = createApplication(store, { dataLimit: config.dataLimit, ...arrangements });
  const limits = arrangements.limits ?? createRateLimits(services.monotonic);
  const strangers = createStrangers(limits, services.monotonic);
  const hostKey = arrangements.hostKey ?? unreadHostKey();
  let origin: Origin = config;

  await resumeClocks(services);
  const dev = config.pages === 'dev';
  const { outer, inner } = createEdge({
    origin: () => origin,
    dev,
    room: arrangements.room,
    connections: limits.connections,
  });
  const listening = listen(outer, config).then((port) => {
    origin = { ...config, port };
  });
  // The pages open after the port, because the port fails quickly if it is taken.
  const pages = listening.then(() => openPages(config, inner));
  const paced = pages.then((opened) => (dev ? opened : throttledPages(opened, limits, strangers)));
  const shared = { services, limits, strangers, shares: createProcessorShares(limits), hostKey, origin: () => origin };
  inner.on('request', route(apiHandler(shared), paced, services));
  const live = attachLive(inner, services, {
    doors: { limits, strangers },
    calls: callsBySocket(shared),
    alone: !dev,
  });

  const { close: closePages } = await pages;

  return {
    origin,
    services,
    live,
    async close() {
      services.clock.stop();
      services.time.stop();
      const closed = Promise.all([live.close(), new Promise((resolve) => outer.close(resolve))]);
      outer.closeAllConnections();
      await closed;
      await closePages();
      await store.close();
    },
  };
}

/** Sends each request to its handler. */
function route(api: RequestListener, pages: Promise<Pages>, services: Services): RequestListener {
  return (req: IncomingMessage, res: ServerResponse) => {
    if (req.url?.startsWith(API_PATH) === true) {
      api(req, res);
      return;
    }
    if (redirectsCapitals(req, res)) return;
    pages
      .then(({ handle }) => handle(req, res))
      .catch((error: unknown) => {
        services.report(error, { code: null, position: null });
        res.destroy();
      });
  };
}
