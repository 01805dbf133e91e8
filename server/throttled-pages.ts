import { addressOf } from './address-of.ts';
import { throttle } from './application/throttle.ts';
import type { RateLimits } from './application/rate-limits.ts';
import { COST, type Strangers } from './application/strangers.ts';
import { answerRefused } from './edge/refusals.ts';
import { isFile } from './page-files.ts';
import type { Pages } from './pages.ts';

/**
 * How long a browser may have to wait (ms). A browser asks for six files at a time, and a whole club must get its
 * pages.
 */
const MAX_WAIT = 10_000;

/**
 * Returns the same pages with a rate limit by address, so that rendering leaves time for the tables. A request for a
 * file never reaches the page framework.
 */
export const throttledPages = (
  pages: Pages,
  limits: Pick<RateLimits, 'pages' | 'pagesOfStrangers' | 'assets'>,
  strangers: Pick<Strangers, 'pace' | 'knows'>,
  longest = MAX_WAIT,
): Pages => ({
  ...pages,
  async handle(req, res) {
    const address = addressOf(req);
    const forFile = isFile(req);
    const hasTurn = forFile
      ? await throttle(limits.assets, address, longest)
      : (await throttle(strangers.knows(address) ? limits.pages : limits.pagesOfStrangers, address, longest)) &&
        (await strangers.pace(address, COST.page, longest));
    // The client has left, so no page is rendered.
    if (res.destroyed || res.socket?.destroyed === true) return;
    if (!hasTurn) answerRefused(res, 429);
    else if (forFile) await pages.sendFile(req, res);
    else await pages.handle(req, res);
  },
});
