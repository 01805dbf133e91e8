import type { IncomingMessage } from 'node:http';
import { addressOf } from './address-of.ts';
import { throttle } from './application/throttle.ts';
import type { RateLimit, RateLimits } from './application/rate-limits.ts';
import { COST, type Strangers } from './application/strangers.ts';
import { answerRefused } from './edge/refusals.ts';
import { isFile } from './page-files.ts';
import type { Pages } from './pages.ts';
import { isForFramework } from './rendered-pages.ts';

/**
 * How long a browser may have to wait (ms). A browser asks for six files at a time, and a whole club must get its
 * pages.
 */
const MAX_WAIT = 10_000;

/**
 * Returns the same pages with a rate limit by address, so that rendering leaves time for the tables. A request for a
 * file or a whole page never reaches the page framework. The framework renders the other answers, so addresses without
 * a token receive them more slowly.
 */
export const throttledPages = (
  pages: Pages,
  limits: Pick<RateLimits, 'pages' | 'pagesOfStrangers' | 'assets'>,
  strangers: Pick<Strangers, 'pace' | 'knows'>,
  longest = MAX_WAIT,
): Pages => {
  const answerOf = (req: IncomingMessage, address: string): Answer => {
    if (isFile(req)) return { limit: limits.assets, cost: 0, send: pages.sendFile };
    if (!isForFramework(req)) return { limit: limits.pages, cost: COST.page, send: pages.sendPage };
    const limit = strangers.knows(address) ? limits.pages : limits.pagesOfStrangers;
    return { limit, cost: COST.rendering, send: pages.handle };
  };
  return {
    ...pages,
    async handle(req, res) {
      const address = addressOf(req);
      const { limit, cost, send } = answerOf(req, address);
      const hasTurn =
        (await throttle(limit, address, longest)) && (cost === 0 || (await strangers.pace(address, cost, longest)));
      // The client has left, so no page is sent.
      if (res.destroyed || res.socket?.destroyed === true) return;
      if (!hasTurn) answerRefused(res, 429);
      else await send(req, res);
    },
  };
};

/** How a request is answered: its limit by address, its cost for an address without a token, and its handler. */
interface Answer {
  readonly limit: RateLimit;
  readonly cost: number;
  readonly send: Pages['handle'];
}
