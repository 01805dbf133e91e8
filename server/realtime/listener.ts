import { z } from 'zod';
import type { RateLimits } from '../application/rate-limits.ts';
import { audienceOf, holderOf } from '../application/seats.ts';
import type { Services } from '../application/services.ts';
import { isTable } from '../application/tables.ts';
import type { Listener } from './protocol.ts';

const handshake = z.union([
  z.object({ token: z.string().min(1).max(128) }),
  z.object({ code: z.string().trim().toUpperCase().min(1).max(16) }),
]);

export type Refused = 'UNAUTHORIZED' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS';

/** Whom a connecting device listens as: by token as its seat or desk, by join code as the whole table. */
export async function listenerOf(
  services: Services,
  limits: RateLimits,
  address: string,
  auth: unknown,
): Promise<Listener | Refused> {
  const parsed = handshake.safeParse(auth);
  if (!parsed.success) return 'UNAUTHORIZED';
  if ('token' in parsed.data) return byToken(services, parsed.data.token);

  const { code } = parsed.data;
  if (limits.guesses.wait(address) > 0) return 'TOO_MANY_REQUESTS';
  if (await isTable(services, code)) return { code, audience: 'table', token: null, version: 0 };
  limits.guesses.spend(address);
  return 'NOT_FOUND';
}

async function byToken(services: Services, token: string): Promise<Listener | Refused> {
  const holder = await holderOf(services, token);
  if (holder === null) return 'UNAUTHORIZED';
  return { code: holder.code, audience: audienceOf(holder), token, version: 0 };
}
