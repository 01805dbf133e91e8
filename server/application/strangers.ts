/**
 * One budget for all requests without a token, from all addresses together. A device can give itself hundreds of
 * addresses, so limits by address alone would not protect the tables. Requests with a token do not count. Requests from
 * addresses that have shown a token do not count either.
 */
import { throttle } from './throttle.ts';
import type { RateLimits } from './rate-limits.ts';

/** The cost of a request for the server, in units of a cheap request. */
export const COST = { request: 1, socket: 2, page: 2, rendering: 8 };

/** How long an address stays known after it has shown a token (ms). The time is enough for a long session. */
const KNOWN_FOR = 6 * 3_600_000;
/**
 * One token makes at most this many addresses known: the last addresses that showed it. Otherwise one table could make
 * all addresses known.
 */
const ADDRESSES_OF_A_TOKEN = 4;
/** The number of tokens in memory. Those unused for longest are dropped. */
const TOKENS = 5_000;

export interface Strangers {
  /** Notes that this address has shown a token of a seat or a desk. */
  know(address: string, token: string): void;
  /** Whether this address has shown a token, or is the machine itself. */
  knows(address: string): boolean;
  /**
   * Waits until a request of this address has its turn. Returns `false` if too many requests wait already. A known
   * address and the machine itself need not wait.
   */
  pace(address: string, cost: number, longest?: number): Promise<boolean>;
}

/** @param now a clock that cannot be set (ms) */
export function createStrangers({ strangers }: Pick<RateLimits, 'strangers'>, now: () => number): Strangers {
  /** The addresses that showed each token, with the last time; the last used token comes last. */
  const shown = new Map<string, Map<string, number>>();
  /** For each address, the number of tokens that make it known. */
  const known = new Map<string, number>();

  const count = (address: string, change: 1 | -1) => {
    const tokens = (known.get(address) ?? 0) + change;
    if (tokens === 0) known.delete(address);
    else known.set(address, tokens);
  };
  const forget = (addresses: Map<string, number>, address: string) => {
    if (addresses.delete(address)) count(address, -1);
  };
  const forgetOldest = (addresses: Map<string, number>) => {
    for (const [address, at] of addresses) {
      if (addresses.size > ADDRESSES_OF_A_TOKEN || now() - at > KNOWN_FOR) forget(addresses, address);
    }
  };

  const knows = (address: string) => address === HERE || known.has(address);

  return {
    know(address, token) {
      const addresses = shown.get(token) ?? new Map<string, number>();
      shown.delete(token);
      shown.set(token, addresses);
      if (!addresses.delete(address)) count(address, 1);
      addresses.set(address, now());
      forgetOldest(addresses);
      for (const [oldest, all] of shown) {
        if (shown.size <= TOKENS) break;
        for (const one of [...all.keys()]) forget(all, one);
        shown.delete(oldest);
      }
    },
    knows,
    pace: async (address, cost, longest) => knows(address) || throttle(strangers, EVERYONE, longest, cost),
  };
}

/** The machine that runs Mentat. No other device can have this address. */
const HERE = '127.0.0.1';
const EVERYONE = 'everyone';
