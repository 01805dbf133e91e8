/** A burst of attempts at once, and then one more each `every` milliseconds. */
export interface Allowance {
  readonly burst: number;
  readonly every: number;
}

/**
 * A limit by address, seat or table. All phones of a table often share one address, so an allowance refills within
 * seconds. That makes guessing hopeless and locks no table out for an evening.
 */
export interface RateLimit {
  /** Milliseconds until the next attempt is allowed; 0 if it is allowed now. */
  wait(who: string): number;
  /** Uses one attempt. */
  spend(who: string): void;
  /** Gives back one used attempt. */
  refund(who: string): void;
  /** Whether the allowance of this client is full. */
  isUntouched(who: string): boolean;
}

/**
 * The number of allowances in memory. The limit drops those that were unused for longest, because they are nearly full
 * again.
 */
const REMEMBERED = 5_000;

/** Creates a limit. `now` must be a clock that cannot be set. */
export function createRateLimit({ burst, every }: Allowance, now: () => number = sinceStart): RateLimit {
  /** The time at which each allowance is full again; the last used comes last. */
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

/** All limits of the server. */
export interface RateLimits {
  /** Attempts at join codes of no table, by address. */
  readonly guesses: RateLimit;
  /** Attempts to use a join code, for all addresses together. */
  readonly allGuesses: RateLimit;
  readonly seats: RateLimit;
  /** Tables opened, by address and for all addresses together. */
  readonly tables: RateLimit;
  readonly allTables: RateLimit;
  /** Attempts at one-time secrets that open nothing, by address. */
  readonly secrets: RateLimit;
  /** Failed attempts at one-time passes of seats, counted by table, so that more addresses give no more guesses. */
  readonly seatPasses: RateLimit;
  /** New one-time secrets and changes of names, by seat. The table receives a notice of each. */
  readonly passes: RateLimit;
  /** Sealed files made by table, and opened by address. */
  readonly files: RateLimit;
  /** Keys made, by address, because one device can open many tables. */
  readonly sealKeys: RateLimit;
  /** Commands of a seat, by seat. */
  readonly commands: RateLimit;
  /** Commands of a seat over a whole evening. They stay in the log, and an endless log fits into no file. */
  readonly evenings: RateLimit;
  /** Commands of a desk, by table. A moderator who enters a position sends a hundred facts in a row. */
  readonly deskCommands: RateLimit;
  /** The milliseconds of processor time that a seat or a desk uses. */
  readonly seatWork: RateLimit;
  /** The work of all seats and desks of one address, because one device may sit at many tables. */
  readonly addressWork: RateLimit;
  /** Queries of seats and desks, by seat and desk. */
  readonly questions: RateLimit;
  /** Queries with only a join code, by address. Many screens and phones share one address. */
  readonly looks: RateLimit;
  /** Previews of a take-back, by table. Each preview goes through all later instructions. */
  readonly previews: RateLimit;
  /** The limit of connections of any kind, by address. Connections beyond the limit wait. */
  readonly connections: RateLimit;
  /** The limit of opened sockets, by address. Sockets beyond the limit wait. */
  readonly arrivals: RateLimit;
  /** Requests without a token, for all addresses together. Each waits for its turn. */
  readonly strangers: RateLimit;
  /** API requests, by address. Faster ones wait. */
  readonly requests: RateLimit;
  /** Pages by address. Faster requests wait. */
  readonly pages: RateLimit;
  /** Parts of pages that are rendered for each request, for an address that has shown no token. Faster requests wait. */
  readonly pagesOfStrangers: RateLimit;
  readonly assets: RateLimit;
}

export const createRateLimits = (now: () => number = sinceStart): RateLimits => ({
  guesses: createRateLimit({ burst: 20, every: 2_000 }, now),
  // More than all addresses of a home network guess together.
  allGuesses: createRateLimit({ burst: 6_000, every: 7 }, now),
  seats: createRateLimit({ burst: 24, every: 2_000 }, now),
  // A club night at once, and then one each half hour: no more than 200 in a day, and 2,000 for all together.
  tables: createRateLimit({ burst: 150, every: 1_728_000 }, now),
  allTables: createRateLimit({ burst: 1_000, every: 86_400 }, now),
  secrets: createRateLimit({ burst: 10, every: 6_000 }, now),
  // More than all addresses of a home network may try together. So a device with many addresses cannot block a right
  // pass.
  seatPasses: createRateLimit({ burst: 3_000, every: 20 }, now),
  passes: createRateLimit({ burst: 10, every: 6_000 }, now),
  files: createRateLimit({ burst: 6, every: 10_000 }, now),
  sealKeys: createRateLimit({ burst: 20, every: 5_000 }, now),
  // No player taps faster than this limit. Here and below, faster requests wait.
  commands: createRateLimit({ burst: 10, every: 100 }, now),
  evenings: createRateLimit({ burst: 1_000, every: 5_000 }, now),
  deskCommands: createRateLimit({ burst: 60, every: 50 }, now),
  // Some hundred commands at once, and then a fifth of the processor. A device at many tables, or a whole club, gets a
  // third. A club that plays uses a tenth. These limits measure real work, so they need a real clock.
  seatWork: createRateLimit({ burst: 500, every: 5 }),
  addressWork: createRateLimit({ burst: 500, every: 3 }),
  questions: createRateLimit({ burst: 20, every: 100 }, now),
  looks: createRateLimit({ burst: 60, every: 50 }, now),
  previews: createRateLimit({ burst: 8, every: 500 }, now),
  // A browser opens six at a time; this allows all phones of a club to reload at once. A connection in normal use lasts
  // a minute.
  connections: createRateLimit({ burst: 200, every: 10 }, now),
  // When a club reconnects after the server was away, all its devices are back within ten seconds, and those of a table
  // at once.
  arrivals: createRateLimit({ burst: 16, every: 50 }, now),
  // A third of one core: rendering takes a hundredth of a second and counts as eight requests (`COST`). A club that
  // reloads all its phones at once waits a second or two.
  strangers: createRateLimit({ burst: 300, every: 5 }, now),
  requests: createRateLimit({ burst: 30, every: 10 }, now),
  // A page takes the server less than a millisecond, but each answer is packed.
  pages: createRateLimit({ burst: 8, every: 75 }, now),
  // A new phone follows a few links until it has a seat. Then its address is known.
  pagesOfStrangers: createRateLimit({ burst: 5, every: 500 }, now),
  assets: createRateLimit({ burst: 200, every: 10 }, now),
});
