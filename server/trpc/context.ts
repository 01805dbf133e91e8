import type { IncomingMessage } from 'node:http';
import type { Origin } from '../application/addresses.ts';
import type { HostKey } from '../application/host.ts';
import type { RateLimits } from '../application/rate-limits.ts';
import type { Services } from '../application/services.ts';
import type { Strangers } from '../application/strangers.ts';
import type { ProcessorShares } from '../application/processor-shares.ts';
import { addressOf } from '../address-of.ts';
import { isFromThisMachine } from '../from-this-machine.ts';
import { limited } from './errors.ts';

/** The context of every procedure. It holds no authority: the base procedures derive that from the token. */
export interface Context {
  readonly services: Services;
  readonly limits: RateLimits;
  /** The processor time of seats and desks. */
  readonly shares: ProcessorShares;
  readonly origin: () => Origin;
  readonly address: string;
  /** The token that the request claims, not checked yet. */
  readonly token: string | null;
  /**
   * Whether the request comes from the host: from the machine that runs Mentat, or with the key of its data folder.
   * Throws `TOO_MANY_REQUESTS` after many wrong keys.
   */
  readonly isHost: () => boolean;
}

/** The objects that all requests to this server share. */
export interface Shared extends Pick<Context, 'services' | 'limits' | 'shares' | 'origin'> {
  readonly hostKey: HostKey;
  readonly strangers: Strangers;
}

/** The header with the host's key. A page of another site cannot send it. */
const HOST_KEY_HEADER = 'mentat-host-key';

export function createContext({ services, limits, shares, origin, hostKey }: Shared, req: IncomingMessage): Context {
  const address = addressOf(req);
  return {
    services,
    limits,
    shares,
    origin,
    address,
    token: bearerToken(req.headers.authorization),
    isHost: () => isFromThisMachine(req, origin().publicUrl) || showsHostKey({ limits, hostKey }, req, address),
  };
}

/** The context of a call by a socket. Procedures of the host are never called there. */
export const socketContext = (
  { services, limits, shares, origin }: Shared,
  { address, token }: Pick<Context, 'address' | 'token'>,
): Context => ({ services, limits, shares, origin, address, token, isHost: () => false });

function showsHostKey({ limits, hostKey }: Pick<Shared, 'limits' | 'hostKey'>, req: IncomingMessage, address: string) {
  const shown = req.headers[HOST_KEY_HEADER];
  if (typeof shown !== 'string') return false;
  // The attempt counts before the check, so that many at once are not all admitted.
  limited(limits.secrets, address);
  if (!hostKey.fits(shown)) return false;
  limits.secrets.refund(address);
  return true;
}

export const bearerToken = (authorization = ''): string | null =>
  /^Bearer ([\w-]{1,128})$/.exec(authorization)?.[1] ?? null;
