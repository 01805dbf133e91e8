/** Where time comes from. */
export interface TimeSources {
  /** The machine's date (ms). People set it, and so do time servers. */
  readonly wall: () => number;
  /** Milliseconds since some moment; nobody can set it. */
  readonly monotonic: () => number;
}

/** Server time: every entry, deadline and frame is dated by it. */
export interface SteadyClock {
  /** Milliseconds; whole ones, and never fewer than before. */
  readonly now: () => number;
  /** Goes on from this time where that is later, so that what is already written stays in the past. */
  notBefore(at: number): void;
  /** When so many milliseconds will be over; somebody is promised them, whatever becomes of the date. */
  deadlineIn(ms: number): number;
  stop(): void;
}

/** How often it looks whether the machine was asleep. */
const BEAT = 1_000;
/** Whoever was silent for longer was asleep, or stopped: nobody could answer meanwhile. */
const MAX_SILENCE = 5_000;

/**
 * A clock that starts at the machine's date and cannot be set. Time in which the machine slept is not counted, so every
 * deadline moves by it. While nobody waits for a deadline and nobody is promised time, the clock catches up with the
 * machine's date, where that is later.
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
