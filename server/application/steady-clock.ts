/** The sources of time. */
export interface TimeSources {
  /** The machine's date (ms). People and time servers can set it. */
  readonly wall: () => number;
  /** Milliseconds since some moment. It cannot be set. */
  readonly monotonic: () => number;
}

/** Server time, which dates every entry, deadline and frame. */
export interface SteadyClock {
  /** Returns whole milliseconds, never fewer than before. */
  readonly now: () => number;
  /** Moves the clock forward to this time if that is later, so that written entries stay in the past. */
  notBefore(at: number): void;
  /** Returns the time at which this many milliseconds will be over. A change of the date does not affect it. */
  deadlineIn(ms: number): number;
  stop(): void;
}

/** How often the clock checks whether the machine was asleep (ms). */
const BEAT = 1_000;
/**
 * A longer gap between two checks means that the machine was asleep or stopped, so that no player could answer (ms).
 */
const MAX_SILENCE = 5_000;

/**
 * Creates a clock that starts at the machine's date and cannot be set. It does not count the time in which the machine
 * slept, so every deadline moves by that time. While no deadline or promise is open, the clock catches up with the
 * machine's date if that is later.
 */
export function createSteadyClock({ wall, monotonic }: TimeSources, isWaitedFor: () => boolean): SteadyClock {
  let time = wall();
  let looked = monotonic();
  let promised = -Infinity;

  const now = () => {
    const passed = monotonic() - looked;
    looked += passed;
    time += passed > MAX_SILENCE ? BEAT : passed;
    if (!isWaitedFor() && time >= promised) time = Math.max(time, wall());
    return Math.floor(time);
  };

  const beat = setInterval(now, BEAT).unref();
  return {
    now,
    notBefore(at) {
      time = Math.max(time, at);
    },
    deadlineIn(ms) {
      const deadline = now() + ms;
      promised = Math.max(promised, deadline);
      return deadline;
    },
    stop() {
      clearInterval(beat);
    },
  };
}
