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
  // One of the other tokens may belong to the desk.
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

/** Returns the audience of a connecting device: a seat or the desk by its token, the whole table by the join code. */
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

/** Returns the seats of this table that these tokens hold. Other tokens are ignored. */
async function seatsBy(services: Services, code: string, tokens: readonly string[]): Promise<readonly FactionId[]> {
  const holders = await Promise.all(tokens.map((token) => holderOf(services, token)));
  return holders.flatMap((holder) => (holder?.role === 'seat' && holder.code === code ? [holder.faction] : []));
}
