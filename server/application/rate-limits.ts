/** So many tries at once, and then one more each `every` milliseconds. */
export interface Allowance {
  readonly burst: number;
  readonly every: number;
}

/**
 * Limits by address. All phones of a table often share one address, so an allowance refills within seconds: guessing
 * codes becomes hopeless, while nobody's evening is locked out.
 */
export interface RateLimit {
  /** Milliseconds until the next try is welcome; 0 when it is now. */
  wait(address: string): number;
  /** Uses one try. */
  spend(address: string): void;
  /** Gives one try back that turned out not to count. */
  refund(address: string): void;
}

/** Addresses beyond this many are swept of those with a full allowance. */
const REMEMBERED = 5_000;

export function createRateLimit({ burst, every }: Allowance, now: () => number = sinceStart): RateLimit {
  /** When the address's allowance will be full again. */
  const fullAt = new Map<string, number>();

  const sweep = () => {
    for (const [address, at] of fullAt) {
      if (at <= now()) fullAt.delete(address);
    }
  };

  return {
    wait: (address) => Math.max(0, (fullAt.get(address) ?? 0) - now() - (burst - 1) * every),
    spend(address) {
      if (fullAt.size >= REMEMBERED) sweep();
      fullAt.set(address, Math.max(fullAt.get(address) ?? 0, now()) + every);
    },
    refund(address) {
      fullAt.set(address, (fullAt.get(address) ?? now()) - every);
    },
  };
}

const sinceStart = () => performance.now();

/** What is limited, and how generously. */
export interface RateLimits {
  /** Join codes that no table has. */
  readonly guesses: RateLimit;
  readonly seats: RateLimit;
  /** Tables opened, by address and all together. */
  readonly tables: RateLimit;
  readonly allTables: RateLimit;
  /** One-time secrets that open nothing, by address. */
  readonly secrets: RateLimit;
  /** One-time passes of seats that open nothing, by table: whoever has many addresses guesses no more often. */
  readonly seatPasses: RateLimit;
  /** One-time secrets made and names changed, by seat: the table hears of them. */
  readonly passes: RateLimit;
  /** Sealed files made, by table, and opened, by address. */
  readonly files: RateLimit;
}

export const createRateLimits = (now: () => number = sinceStart): RateLimits => ({
  guesses: createRateLimit({ burst: 20, every: 2_000 }, now),
  seats: createRateLimit({ burst: 24, every: 2_000 }, now),
  // A club night at once, and then one each half hour: within any day no more than 200, and all together 2,000.
  tables: createRateLimit({ burst: 150, every: 1_728_000 }, now),
  allTables: createRateLimit({ burst: 1_000, every: 86_400 }, now),
  secrets: createRateLimit({ burst: 10, every: 6_000 }, now),
  // More than all addresses of a home network may try together: a device that gives itself many of them keeps no right
  // pass from being heard.
  seatPasses: createRateLimit({ burst: 3_000, every: 20 }, now),
  passes: createRateLimit({ burst: 10, every: 6_000 }, now),
  files: createRateLimit({ burst: 6, every: 10_000 }, now),
});
