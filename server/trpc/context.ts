import type { IncomingMessage } from 'node:http';
import type { Origin } from '../application/addresses.ts';
import type { RateLimits } from '../application/rate-limits.ts';
import type { Services } from '../application/services.ts';
import { addressOf } from '../address-of.ts';

/** What every procedure receives. Authority is not in it: the base procedures derive that from the token. */
export interface Context {
  readonly services: Services;
  readonly limits: RateLimits;
  readonly origin: () => Origin;
  readonly address: string;
  /** As the request claims it; not checked yet. */
  readonly token: string | null;
}

export type Shared = Pick<Context, 'services' | 'limits' | 'origin'>;

export const createContext = (shared: Shared, req: IncomingMessage): Context => ({
  ...shared,
  address: addressOf(req),
  token: bearerToken(req.headers.authorization),
});

const bearerToken = (authorization = ''): string | null => /^Bearer ([\w-]{1,128})$/.exec(authorization)?.[1] ?? null;
