import type { IncomingMessage } from 'node:http';
import { addressOf } from './address-of.ts';
import { throttle } from './application/throttle.ts';
import type { RateLimits } from './application/rate-limits.ts';
import { COST, type Strangers } from './application/strangers.ts';
import { answerRefused } from './edge/refusals.ts';
import type { Pages } from './pages.ts';

/** How long a browser may be made to wait (ms). It asks for six things at a time, so that a whole club comes in. */
const MAX_WAIT = 10_000;

/** The same pages, no faster for one address than they can be made beside the play of all others. */
export const throttledPages = (
  pages: Pages,
  limits: Pick<RateLimits, 'pages' | 'assets'>,
  strangers: Pick<Strangers, 'pace'>,
  longest = MAX_WAIT,
): Pages => ({
  ...pages,
  async handle(req, res) {
    const address = addressOf(req);
    const hasTurn = isAsset(req)
      ? await throttle(limits.assets, address, longest)
      : (await throttle(limits.pages, address, longest)) && (await strangers.pace(address, COST.page, longest));
    // Whoever has gone meanwhile is made nothing.
    if (res.destroyed || res.socket?.destroyed === true) return;
    if (hasTurn) await pages.handle(req, res);
    else answerRefused(res, 429);
  },
});

/** Lies on the disk as it is sent. Whatever else is asked for is made anew, if only to say that it is not there. */
const isAsset = ({ url = '' }: IncomingMessage): boolean => ASSET.test(url);

const ASSET = /^\/(_next\/static\/|(sprite|icon)\.svg|pictures\/|fonts\/|favicon\.ico)/;
