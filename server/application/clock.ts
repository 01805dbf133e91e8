import { nextDeadline, type Deadline, type Timeline } from '#engine';

/** Closes windows and starts phases at their deadlines. It keeps one timer for each table. */
export interface Clock {
  /** Sets or clears the timer for this timeline. Watching the same deadline again changes nothing. */
  watch(code: string, timeline: Timeline): void;
  /** Clears the timer of a table that was deleted. */
  forget(code: string): void;
  /** Whether any table waits for a deadline. */
  isRunning(): boolean;
  stop(): void;
}

/** Sends the table a command that is due. Resolves when the table has answered, even with a refusal. */
export type AskFor = (code: string, command: Deadline['command']) => Promise<void>;

interface Alarm extends Deadline {
  readonly timer: NodeJS.Timeout;
}

/** How long the clock waits before it asks again if the table did not act (ms). */
const PATIENCE = 500;

/** Longer than any deadline here, and short enough for a system timer (ms). */
const MAX_WAIT = 60_000;

/** Creates the clock. `now` is server time, which may run slower than system timers but never faster. */
export function createClock(now: () => number, askFor: AskFor): Clock {
  const alarms = new Map<string, Alarm>();

  const set = (code: string, { command, at }: Deadline, wait: number) => {
    const timer = setTimeout(
      () => {
        void ring(code, alarm);
      },
      Math.min(wait, MAX_WAIT),
    );
    const alarm: Alarm = { command, at, timer };
    alarms.set(code, alarm);
  };

  const ring = async (code: string, alarm: Alarm) => {
    const left = alarm.at - now();
    // The machine was asleep, or the timer fired too early.
    if (left > 0) {
      set(code, alarm, left);
      return;
    }
    await askFor(code, alarm.command);
    // If the table had acted, `watch` would have replaced this alarm, or `forget` would have removed it.
    if (alarms.get(code) === alarm) set(code, alarm, PATIENCE);
  };

  const clear = (code: string) => {
    clearTimeout(alarms.get(code)?.timer);
    alarms.delete(code);
  };

  return {
    watch(code, timeline) {
      const next = nextDeadline(timeline);
      const alarm = alarms.get(code);
      if (next === null) clear(code);
      else if (alarm?.at !== next.at || !isSame(alarm, next)) {
        clear(code);
        set(code, next, Math.max(0, next.at - now()));
      }
    },
    forget: clear,
    isRunning: () => alarms.size > 0,
    stop() {
      for (const code of [...alarms.keys()]) clear(code);
    },
  };
}

const isSame = ({ command: one }: Deadline, { command: other }: Deadline): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
