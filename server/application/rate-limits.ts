/** So many tries at once, and then one more each `every` milliseconds. */
export interface Allowance {
  readonly burst: number;
  readonly every: number;
}

/**
 * Limits by address, seat or table. All phones of a table often share one address, so an allowance refills within
 * seconds: guessing codes becomes hopeless, while nobody's evening is locked out.
 */
export interface RateLimit {
  /** Milliseconds until the next try is welcome; 0 when it is now. */
  wait(who: string): number;
  /** Uses one try. */
  spend(who: string): void;
  /** Gives one try back that turned out not to count. */
  refund(who: string): void;
  /** Whether nothing of this allowance is used up. */
  isUntouched(who: string): boolean;
}

/** Of more than this many, those who have not tried for longest are forgotten: they have been given most back. */
const REMEMBERED = 5_000;

/** `now` must be a clock that nobody can set. */
export function createRateLimit({ burst, every }: Allowance, now: () => number = sinceStart): RateLimit {
  /** When the allowance will be full again. Whoever tried last stands last. */
  const fullAt = new Map<string, number>();

  return {
    wait: (who) => Math.max(0, (fullAt.get(who) ?? 0) - now() - (burst - 1) * every),
    spend(who) {
      const at = Math.max(fullAt.get(who) ?? 0, now()) + every;
      fullAt.delete(who);
      fullAt.set(who, at);
      for (const oldest of fullAt.keys()) {
        if (fullAt.size <= REMEMBERED) break;
        fullAt.delete(oldest);
      }
    },
    refund(who) {
      const at = fullAt.get(who);
      if (at !== undefined) fullAt.set(who, at - every);
    },
    isUntouched: (who) => (fullAt.get(who) ?? 0) <= now(),
  };
}

const sinceStart = () => performance.now();

/** What is limited, and how generously. */
export interface RateLimits {
  /** Join codes that no table has, by address. */
  readonly guesses: RateLimit;
  /** The same of all addresses together. */
  readonly allGuesses: RateLimit;
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
  /** What costs the making of a key, by address: one device opens many tables. */
  readonly sealKeys: RateLimit;
  /** Everything that a seat tells the server, by seat. */
  readonly commands: RateLimit;
  /** The same over a whole evening: what a seat tells stays in the log, and a log without end fits into no file. */
  readonly evenings: RateLimit;
  /** The same for a desk, by table: whoever enters a position sends a hundred facts, one after the other. */
  readonly deskCommands: RateLimit;
  /** What all seats and desks of one address tell together: one device may sit at many tables. */
  readonly actions: RateLimit;
  /** Everything that a seat or a desk asks, by seat and desk. */
  readonly questions: RateLimit;
  /** What is asked with no more than a join code, by address: many screens and phones share one. */
  readonly looks: RateLimit;
  /** What taking back would mean, by table: all hand moves since then are gone through for it. */
  readonly previews: RateLimit;
  /** Connections of any kind, by address; whoever comes faster waits for their turn. */
  readonly connections: RateLimit;
  /** Sockets opened, by address; whoever comes faster waits for their turn. */
  readonly arrivals: RateLimit;
  /** All that is asked without a token, of all addresses together; each waits for its turn. */
  readonly strangers: RateLimit;
  /** Requests of the API, by address, likewise. */
  readonly requests: RateLimit;
  /** Pages, each of which is made anew, and the files they are made of, by address, likewise. */
  readonly pages: RateLimit;
  readonly assets: RateLimit;
}

export const createRateLimits = (now: () => number = sinceStart): RateLimits => ({
  guesses: createRateLimit({ burst: 20, every: 2_000 }, now),
  // More than all addresses of a home network may guess together.
  allGuesses: createRateLimit({ burst: 6_000, every: 7 }, now),
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
  sealKeys: createRateLimit({ burst: 20, every: 5_000 }, now),
  // Nobody's thumb is faster. Whoever is waits for their turn here, and below.
  commands: createRateLimit({ burst: 10, every: 100 }, now),
  evenings: createRateLimit({ burst: 1_000, every: 5_000 }, now),
  deskCommands: createRateLimit({ burst: 60, every: 50 }, now),
  // More than a whole club taps; a club in which everybody enters a position at once waits a moment for each fact.
  actions: createRateLimit({ burst: 30, every: 40 }, now),
  questions: createRateLimit({ burst: 20, every: 100 }, now),
  looks: createRateLimit({ burst: 60, every: 50 }, now),
  previews: createRateLimit({ burst: 8, every: 500 }, now),
  // Browsers open six at a time: all phones of a club that reload at once. Each lasts a minute when it is used well.
  connections: createRateLimit({ burst: 200, every: 10 }, now),
  // A club that comes back at once when the server was away is complete within ten seconds, a table at once.
  arrivals: createRateLimit({ burst: 16, every: 50 }, now),
  // A third of one core: a page takes a hundredth of a second and counts as eight requests (`COST`). A club that reloads
  // all its phones at once waits a second or two.
  strangers: createRateLimit({ burst: 300, every: 5 }, now),
  requests: createRateLimit({ burst: 30, every: 10 }, now),
  // A page takes the server a hundredth of a second; a phone that comes for the first time asks for thirty files.
  pages: createRateLimit({ burst: 8, every: 75 }, now),
  assets: createRateLimit({ burst: 200, every: 10 }, now),
});
