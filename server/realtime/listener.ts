import { z } from 'zod';
import { FACTIONS, type FactionId } from '#engine';
import { countJoinAttempt } from '../application/brute-force-limit.ts';
import { audienceOf, holderOf } from '../application/seats.ts';
import type { Services } from '../application/services.ts';
import { isTable } from '../application/tables.ts';
import type { Doors } from './connections.ts';
import { NOT_ADMITTED, type Listener } from './protocol.ts';

const token = z.string().min(1).max(128);
const handshake = z.union([
  // The desk's token may be among the others.
  z.object({
    token,
    also: z
      .array(token)
      .max(FACTIONS.length + 1)
      .default([]),
  }),
  z.object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,16}$/),
  }),
]);

export type Refused = 'UNAUTHORIZED' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS';

/** Whom a connecting device listens as: by token as its seat or desk, by join code as the whole table. */
export async function listenerOf(
  services: Services,
  { limits, strangers }: Doors,
  address: string,
  auth: unknown,
): Promise<Listener | Refused> {
  const parsed = handshake.safeParse(auth);
  if (!parsed.success) return 'UNAUTHORIZED';
  if ('token' in parsed.data) {
    const listener = await byToken(services, parsed.data.token, parsed.data.also);
    if (typeof listener !== 'string') strangers.know(address, parsed.data.token);
    return listener;
  }

  const { code } = parsed.data;
  const guess = countJoinAttempt(limits, address);
  if (guess.wait > 0) return 'TOO_MANY_REQUESTS';
  if (!(await isTable(services, code))) return 'NOT_FOUND';
  guess.giveBack();
  return { code, audience: 'table', also: [], tokens: [], token: null, version: NOT_ADMITTED };
}

async function byToken(services: Services, token: string, others: readonly string[]): Promise<Listener | Refused> {
  const holder = await holderOf(services, token);
  if (holder === null) return 'UNAUTHORIZED';
  const { code } = holder;
  const also = holder.role === 'seat' ? await seatsBy(services, code, others) : [];
  return { code, audience: audienceOf(holder), also, tokens: [token, ...others], token, version: NOT_ADMITTED };
}

/** The seats of this table that these tokens hold; what holds nothing here is passed over. */
async function seatsBy(services: Services, code: string, tokens: readonly string[]): Promise<readonly FactionId[]> {
  const holders = await Promise.all(tokens.map((token) => holderOf(services, token)));
  return holders.flatMap((holder) => (holder?.role === 'seat' && holder.code === code ? [holder.faction] : []));
}
